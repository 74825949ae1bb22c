/** Letters are drawn alike on every machine, as far as a browser lets itself be told. */
export const evenly = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];
