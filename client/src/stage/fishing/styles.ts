import "./lying.css";
import "./fishing.css";
import "./replay.css";
