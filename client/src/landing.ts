import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/landing.css";
import { watchPictures } from "./stage/pictures";
import { openStorage } from "./storage/storage";
import { takeOverTheme } from "./stage/theme";

watchPictures();
// The page is complete without this; only the colours chosen at a table are taken over.
takeOverTheme(openStorage(() => window.localStorage));
