import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, space } = vars;

const narrow = "screen and (max-width: 47.99rem)";
const wide = "screen and (min-width: 48rem)";

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  "@media": { [narrow]: { display: "block" } },
});
export const head = style({ "@media": { [narrow]: { display: "none" } } });
export const body = style({ "@media": { [narrow]: { display: "block" } } });
export const row = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
  "@media": {
    [narrow]: { display: "grid", gap: space.xs, paddingBlock: space.md },
  },
});
export const event = style({
  textAlign: "inherit",
  fontWeight: font.weight.medium,
  paddingBlock: space.sm,
  "@media": { [narrow]: { paddingBlock: 0 } },
});
export const column = style({
  inlineSize: "7.5rem",
  paddingBlockEnd: space.sm,
  textAlign: "inherit",
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
export const cell = style({ paddingBlock: space.sm, "@media": { [narrow]: { padding: 0 } } });
export const always = style({ color: color.textMuted, fontSize: font.size.sm });
/** The channel's name beside its box, where no column is headed with it. */
export const channel = style({});
globalStyle(`${cell} ${channel}`, {
  "@media": {
    [wide]: { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" },
  },
});
