import { globalStyle, style } from "@vanilla-extract/css";
import { narrow } from "../AppShell/AppShell.css.ts";
import { vars } from "../theme/theme.css.ts";

export const header = style({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.md,
});
export const titles = style({
  display: "grid",
  flex: "1 1 10rem",
  gap: vars.space.xxs,
  minInlineSize: 0,
});

/** A search among the actions fills a line of its own on a phone. */
globalStyle(`${row} > :has(> * input[type="search"])`, {
  "@media": { [narrow]: { inlineSize: "100%" } },
});
globalStyle(`${row} > * > :has(input[type="search"])`, {
  "@media": { [narrow]: { flexGrow: 1 } },
});

/** One line on a phone, and wherever there is room for a title beside the actions. */
export const oneLine = style({
  alignItems: "center",
  "@media": { [narrow]: { flexWrap: "nowrap" } },
});
globalStyle(`${oneLine} > ${titles}`, {
  flexBasis: "16rem",
  "@media": { [narrow]: { flexBasis: "10rem" } },
});
globalStyle(`${oneLine} :is(h1, h1 + *, ${titles} > :last-child:not(:first-child))`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
globalStyle(`${oneLine} h1`, { minInlineSize: "3rem" });
/** The way up stands before the title, where there is room. */
globalStyle(`${oneLine} nav`, {
  containerType: "normal",
  inlineSize: "auto",
  flexShrink: 0,
  "@media": { [narrow]: { display: "none" } },
});
globalStyle(`${oneLine} nav::after`, {
  content: '"/" / ""',
  marginInlineStart: vars.space.sm,
  color: vars.color.borderStrong,
});
globalStyle(`${oneLine} nav`, { display: "flex", alignItems: "center" });
globalStyle(`${oneLine} > :last-child:not(:first-child)`, { flexShrink: 0 });
