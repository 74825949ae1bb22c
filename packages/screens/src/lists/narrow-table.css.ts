import { vars } from "@ats/ui/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

const above = (width: string) => `(width > ${width})`;
/** Paper shows all columns. */
const print = { print: { display: "none" } };
const below = (width: string) =>
  style({ "@media": print, "@container": { [above(width)]: { display: "none" } } });

/** Visible if the table is too narrow for most columns. It repeats their content. */
export const onlyNarrow = below("52rem");

/** A line with the content of most columns, if the table is too narrow for them. */
export const narrowLine = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  blockSize: "1.5rem",
  "@media": print,
  "@container": { [above("52rem")]: { display: "none" } },
});

/** Later parts are cut. A smaller factor would cut the first by a fraction of a pixel. */
globalStyle(`${narrowLine} > :not(:first-child)`, {
  flexShrink: 1e6,
  minInlineSize: 0,
  fontSize: "inherit",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

/** The same line; in compact rows its first part alone, at the end of the name's line. */
export const narrowLineBesideName = style([
  narrowLine,
  {
    "@container": {
      "(width <= 52rem)": {
        selectors: {
          '[data-density="compact"] &': {
            position: "absolute",
            insetBlock: 0,
            insetInlineEnd: vars.space.lg,
            blockSize: "auto",
          },
        },
      },
    },
  },
]);
globalStyle(`[data-density="compact"] ${narrowLineBesideName} > :not(:first-child)`, {
  display: "none",
});
/** A long name ends before it. */
globalStyle(`[data-density="compact"] th:has(${narrowLineBesideName})`, {
  "@container": {
    "(width <= 52rem)": { position: "relative", paddingInlineEnd: "8rem" },
  },
});

/** Visible if the table is too narrow for two columns of text. It repeats the second. */
export const belowSmall = below("36rem");

/** Visible if the table is too narrow for its later columns. It repeats their content. */
export const belowLarge = below("68rem");

/** Visible if the table is too narrow for its last columns. It repeats their content. */
export const belowWide = below("90rem");
