import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/theme.css.ts";

const { color } = vars;

export const resizer = style({
  position: "absolute",
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: "-0.75rem",
  inlineSize: "1.5rem",
  cursor: "col-resize",
  touchAction: "none",
  outline: "none",
  // The visible line in the middle of the grabbable area.
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: "0.5rem",
    insetInlineStart: "calc(50% - 0.5px)",
    inlineSize: "1px",
    backgroundColor: color.borderStrong,
    opacity: 0.6,
    transition: `opacity ${vars.motion.fast}`,
  },
  selectors: {
    "th:last-child > &": { insetInlineEnd: 0 },
    "th:last-child > &::after": { insetInlineStart: "auto", insetInlineEnd: 0 },
    "&:hover::after, &:active::after, &:focus-visible::after": {
      insetBlock: 0,
      inlineSize: "3px",
      insetInlineStart: "calc(50% - 1.5px)",
      backgroundColor: color.focus,
      opacity: 1,
    },
  },
  "@media": {
    "(forced-colors: active)": { "::after": { backgroundColor: "CanvasText" } },
    // Touch scrolls the list; columns are resized by mouse or keys only.
    "(pointer: coarse)": { display: "none" },
  },
});

/** Keeps table lines unwrapped while columns are measured. */
export const measuring = style({ inlineSize: "max-content !important", minInlineSize: 0 });
globalStyle(`${measuring} :is(th, td, th *, td *)`, { whiteSpace: "nowrap !important" });
