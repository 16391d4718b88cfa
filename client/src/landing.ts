import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/landing.css";
import { openStorage } from "./table/storage";

// The page is complete without this; only the colours chosen at a table are taken over.
const theme = openStorage(() => window.localStorage).read("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
