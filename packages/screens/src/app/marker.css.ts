import { globalStyle } from "@vanilla-extract/css";

/** Shows developers that the page has the stylesheet. */
globalStyle(":root", { vars: { "--ats-screens": "styled" } });
