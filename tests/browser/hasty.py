"""Somebody in a hurry."""

HASTY = """
window.came = [];
window.acted = [];
const CONTROLS = "a[href], button, input, label, summary";
const known = new WeakSet();
const reached = (event) => event.target.closest?.(CONTROLS) && window.acted.push(
  `${event.type} ${event.target.outerHTML.slice(0, 80)}`);
document.addEventListener("click", (event) => event.isTrusted || reached(event));
document.addEventListener("pointerdown", (event) => event.isTrusted || reached(event));
document.addEventListener("keydown", (event) => {
  if (!event.isTrusted && event.key === "Enter" && !event.defaultPrevented) reached(event);
});
function hurry(control) {
  window.came.push(control.className);
  const { left, top, width, height } = control.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const given = { bubbles: true, cancelable: true, composed: true, detail: 1, ...at };
  control.dispatchEvent(new PointerEvent("pointerdown", given));
  control.dispatchEvent(new PointerEvent("pointerup", given));
  control.dispatchEvent(new MouseEvent("click", given));
  control.dispatchEvent(new KeyboardEvent("keydown", { ...given, key: "Enter" }));
  control.dispatchEvent(new KeyboardEvent("keyup", { ...given, key: "Enter" }));
  control.click();
}
window.beHasty = () => {
  for (const control of document.querySelectorAll(CONTROLS)) known.add(control);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || node.closest(".flights")) continue;
      for (const control of [node, ...node.querySelectorAll(CONTROLS)]) {
        if (!control.matches(CONTROLS) || known.has(control)) continue;
        known.add(control);
        hurry(control);
      }
    }
  }).observe(document.getElementById("table"), { childList: true, subtree: true });
};
"""
"""Somebody who presses all that comes, as soon as it is there, by finger, key and other means."""
