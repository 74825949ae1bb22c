import { vars } from "@ats/ui/theme.css";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const session = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  paddingBlock: space.md,
  paddingInline: space.lg,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
});
export const icon = style({
  flexShrink: 0,
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  color: color.textMuted,
});
export const texts = style({ display: "grid", flexGrow: 1, minInlineSize: 0 });
