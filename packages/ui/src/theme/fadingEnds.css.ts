import { createVar, keyframes } from "@vanilla-extract/css";

const start = createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const end = createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const fade = keyframes({
  "0%": { vars: { [start]: "0px", [end]: "2.5rem" } },
  "8%, 92%": { vars: { [start]: "2.5rem", [end]: "2.5rem" } },
  "100%": { vars: { [start]: "2.5rem", [end]: "0px" } },
});
const towards = (side: "left" | "right") =>
  `linear-gradient(to ${side}, transparent, black ${start}, black calc(100% - ${end}), transparent)`;

/** One line that scrolls, and fades at the ends where more is out of sight. */
export const fadingEnds = {
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollPaddingInline: "2.5rem",
  "@supports": {
    "(animation-timeline: scroll(self inline))": {
      maskImage: towards("right"),
      animationName: fade,
      animationTimeline: "scroll(self inline)",
      selectors: { "&:dir(rtl)": { maskImage: towards("left") } },
    },
  },
} as const;
