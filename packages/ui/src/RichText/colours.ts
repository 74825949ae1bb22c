/**
 * Text colours by name. Themes show their own value for each name (`RichText.css.ts`); the values
 * here are for mails and other programs and do not depend on the theme.
 */
export const inks = {
  grey: "#424a58",
  green: "#17663e",
  amber: "#7a4a00",
  red: "#a3211b",
  blue: "#1c568f",
} as const;

/** Colours behind text. */
export const highlights = {
  yellow: "#fdeaa8",
  green: "#e6f4eb",
  amber: "#fdf2da",
  red: "#fdeceb",
  blue: "#e7f1fb",
} as const;

export type Ink = keyof typeof inks;
export type Highlight = keyof typeof highlights;

/** Finds a colour's name from its CSS value: `rgb(163, 33, 27)` or `#a3211b`. */
export const inkNamed = (css: string) => nameIn(inks, css);
export const highlightNamed = (css: string) => nameIn(highlights, css);

function nameIn<Name extends string>(colours: Record<Name, string>, css: string) {
  const hex = hexOf(css);
  return (Object.keys(colours) as Name[]).find((name) => colours[name] === hex);
}

function hexOf(css: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1);
  if (!channels) return css.toLowerCase();
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}
