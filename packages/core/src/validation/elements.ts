/** Elements of HTML that people write or paste. */
const elements = new Set(
  `a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption
  center cite code col colgroup datalist dd del details dfn dialog div dl dt em embed fieldset
  figcaption figure font footer form head header hr html i iframe image img input ins kbd label
  legend li link main map mark marquee math menu meta meter nav noscript object ol optgroup option
  p picture pre progress q rp rt ruby s samp script section select small source span strike strong style
  sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var
  video wbr`.split(/\s+/),
);

/** Headings, and the elements that office programs add to a copied text. */
const headingOrOffice = /^(?:h[1-6]$|[omvwx]:|st1:)/;

/** True for the name of an element; any other name after a "<" is text. */
export function isElement(written: string): boolean {
  const name = written.toLowerCase();
  return elements.has(name) || headingOrOffice.test(name);
}
