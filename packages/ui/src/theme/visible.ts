/** Height of the window, without the on-screen keyboard while a dialog is open. */
const windowHeight = "var(--visual-viewport-height, 100dvh)";
const top = "var(--ats-visible-top, 0px)";
const height = "var(--ats-visible-height, 100dvh)";

/**
 * The part of the window in sight. A partner's page may show only a part of a tall frame, and says
 * so by `--ats-visible-top` and `--ats-visible-height` on the root element.
 */
export const visible = {
  top,
  height: `min(${windowHeight}, ${height})`,
  /** Height of the part below. */
  below: `max(0px, ${windowHeight} - ${top} - ${height})`,
};

/**
 * The height that parts of a page measure themselves by: of the window, unless the page itself
 * decides the window's height.
 */
export const pageHeight = "var(--ats-page-height, 100dvh)";
