import { Extension } from "@tiptap/core";
import { type Highlight, highlights, type Ink, inks } from "../RichText/colours.ts";

/** Text and highlight colours by their names in the palette. */
export const Palette = Extension.create({
  name: "palette",
  addGlobalAttributes: () => [
    {
      types: ["textStyle"],
      attributes: {
        color: {
          default: null,
          parseHTML: (element) => element.dataset.color ?? null,
          renderHTML: ({ color }) =>
            color ? { "data-color": color, style: `color: ${inks[color as Ink]}` } : {},
        },
        highlight: {
          default: null,
          parseHTML: (element) => element.dataset.highlight ?? null,
          renderHTML: ({ highlight }) =>
            highlight
              ? {
                  "data-highlight": highlight,
                  style: `background-color: ${highlights[highlight as Highlight]}`,
                }
              : {},
        },
      },
    },
  ],
});
