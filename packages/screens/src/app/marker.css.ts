import { globalStyle } from "@vanilla-extract/css";

/** Shows developers that the page has the stylesheet. */
globalStyle(":root", { vars: { "--ats-screens": "styled" } });

/** The attribute of a page that is ours alone. */
export const ownPage = "data-ats-page";

/** In a layout from right to left, a text reads as its own letters do, from the layout's start. */
globalStyle(`:where([${ownPage}][dir=rtl] :not([dir]))`, { unicodeBidi: "plaintext" });
