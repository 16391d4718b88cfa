import "./styles/fonts.css";
