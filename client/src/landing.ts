import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/landing.css";
import { showLast } from "./storage/last";
import { watchPictures } from "./stage/pictures";
import { openStorage } from "./storage/storage";
import { takeOverTheme } from "./stage/theme";

watchPictures();
// The page is complete without this; only what a table has left in this browser is taken over.
const storage = openStorage(() => window.localStorage);
takeOverTheme(storage);
showLast(document, storage);
