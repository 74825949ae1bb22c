/** Height of the window, without the on-screen keyboard while a dialog is open. */
const windowHeight = "var(--visual-viewport-height, 100dvh)";

/**
 * The part of the window in sight, or more of the window where that part is lower than `least`. A
 * partner's page may show only a part of a tall frame, and says so by `--ats-visible-top` and
 * `--ats-visible-height` on the root element.
 */
function visibleOrMore(least: string) {
  const top = `min(var(--ats-visible-top, 0px), max(0px, ${windowHeight} - ${least}))`;
  const height = `max(${least}, var(--ats-visible-height, 100dvh))`;
  return {
    top,
    height: `min(${windowHeight}, ${height})`,
    /** Height of the part below. */
    below: `max(0px, ${windowHeight} - ${top} - ${height})`,
  };
}

export const visible = visibleOrMore("0px");
/** A dialog in a lower part could not be read: the partner's page scrolls to the rest of it. */
export const visibleForDialogs = visibleOrMore("20rem");

/**
 * The height that parts of a page measure themselves by: of the window, unless the page itself
 * decides the window's height.
 */
export const pageHeight = "var(--ats-page-height, 100dvh)";
