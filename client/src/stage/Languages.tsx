/** The page's own switch of languages, within reach of the table: the match goes on in the other
 * language. */
export function Languages() {
  const nav = document.querySelector("nav.languages");
  const links = nav ? [...nav.querySelectorAll("a")] : [];
  const label = document.getElementById("languages");
  return (
    <section>
      <h3 class="legend" aria-hidden="true" lang={label?.querySelector<HTMLElement>("[lang]")?.lang}>
        {label?.textContent}
      </h3>
      <nav class="languages" aria-labelledby="languages">
        {links.map((link) => (
          <a
            key={link.href}
            class="button"
            href={link.href}
            hreflang={link.hreflang}
            lang={link.lang}
            aria-current={link.hasAttribute("aria-current") || undefined}
          >
            {link.textContent}
          </a>
        ))}
      </nav>
    </section>
  );
}
