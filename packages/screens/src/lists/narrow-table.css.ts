import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

const from = (width: string) => `(min-width: ${width})`;
const below = (width: string) => style({ "@container": { [from(width)]: { display: "none" } } });

/** Visible if the table is too narrow for most columns. It repeats their content. */
export const onlyNarrow = below("52rem");

/** A line with the content of most columns, if the table is too narrow for them. */
export const narrowLine = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  minBlockSize: "1.5rem",
  "@container": { [from("52rem")]: { display: "none" } },
});

globalStyle(`${narrowLine} > :last-child:not(:first-child)`, {
  flexShrink: 1000,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

/** The same line; in compact rows its last part alone, beside the name. */
export const narrowLineBesideName = style([
  narrowLine,
  {
    "@container": {
      "(width < 52rem)": {
        selectors: {
          '[data-density="compact"] &': {
            display: "inline-flex",
            minBlockSize: 0,
            verticalAlign: "middle",
          },
        },
      },
    },
  },
]);
globalStyle(`[data-density="compact"] ${narrowLineBesideName} > :not(:last-child)`, {
  display: "none",
});

/** Visible if the table is too narrow for its later columns. It repeats their content. */
export const belowLarge = below("68rem");

/** Visible if the table is too narrow for its last columns. It repeats their content. */
export const belowWide = below("90rem");
