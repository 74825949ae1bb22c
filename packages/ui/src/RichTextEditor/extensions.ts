import { type AnyExtension, Extension } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { FontSize, TextStyle } from "@tiptap/extension-text-style";
import { Placeholder } from "@tiptap/extensions";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkAddress } from "./address.ts";
import { Mention } from "./mention.ts";
import { MergeTag } from "./mergeTag.ts";
import { Palette } from "./palette.ts";
import { Paste } from "./paste.ts";
import type { Suggestions } from "./suggestions.ts";

export type ExtensionSettings = {
  suggestions: Suggestions;
  placeholder: string;
  hasMergeTags: boolean;
  hasMentions: boolean;
  /** The label of an unknown merge tag. */
  unknownMergeTag: (id: string) => string;
  onEditLink: () => void;
};

export function extensions(settings: ExtensionSettings): AnyExtension[] {
  const { suggestions } = settings;
  const all: AnyExtension[] = [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        defaultProtocol: "https",
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isLinkAddress,
      },
    }),
    TextStyle.configure({ mergeNestedSpanStyles: false }),
    FontSize,
    Palette,
    Paste,
    TextAlign.configure({ types: ["heading", "paragraph"] }),
    Image,
    PlainTable,
    TableRow,
    TableHeader,
    TableCell,
    Placeholder.configure({ placeholder: settings.placeholder }),
    Extension.create({
      name: "linkKey",
      addKeyboardShortcuts: () => ({
        "Mod-k": () => {
          settings.onEditLink();
          return true;
        },
      }),
    }),
  ];
  if (settings.hasMergeTags)
    all.push(
      MergeTag.configure({
        unknown: settings.unknownMergeTag,
        suggestion: { render: suggestions.renderer("mergeTags") },
      }),
    );
  if (settings.hasMentions)
    all.push(
      Mention.configure({
        deleteTriggerWithBackspace: true,
        suggestion: {
          allowSpaces: true,
          debounce: 150,
          items: async ({ query, editor }) => (await editor.storage.mention?.search(query)) ?? [],
          render: suggestions.renderer("mentions"),
        },
      }),
    );
  return all;
}

/** A table without widths fills the available space. */
const PlainTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] });
