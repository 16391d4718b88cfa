import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/old.css";
import "./styles/landing.css";
import { openStorage } from "./table/storage";
import { takeOverTheme } from "./table/theme";

// The page is complete without this; only the colours chosen at a table are taken over.
takeOverTheme(openStorage(() => window.localStorage));
