// Every browser runs this, however old: in words that the oldest understand. One that cannot lay out
// a table or run its script is marked; the page has a sentence that waits for the mark, styles/first.css.
(function () {
  var fits =
    "noModule" in document.createElement("script") &&
    [].findLast &&
    window.CSS &&
    CSS.supports("width", "1cqw") &&
    CSS.supports("height", "1dvh");
  if (!fits) document.documentElement.setAttribute("data-old", "");
})();
