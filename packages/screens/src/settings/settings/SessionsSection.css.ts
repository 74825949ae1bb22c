import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, color } = vars;

const narrow = "screen and (max-width: 35rem)";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });
export const session = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: space.md,
  paddingBlock: space.md,
  paddingInline: space.lg,
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
  "@media": { [narrow]: { gridTemplateColumns: "auto 1fr" } },
});
// Actions stand below the texts.
globalStyle(`${session} > :nth-child(3)`, {
  "@media": { [narrow]: { gridColumn: 2, justifySelf: "start" } },
});
export const icon = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  color: color.textMuted,
});
export const texts = style({ display: "grid", minInlineSize: 0 });
