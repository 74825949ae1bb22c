import { Node, nodeInputRule, nodePasteRule } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import { Suggestion, type SuggestionOptions } from "@tiptap/suggestion";
import * as css from "./RichTextEditor.css.ts";
import { type MergeTag as Tag, mergeTagId, mergeTagPattern, mergeTagText } from "./mergeTagText.ts";

type MergeTagOptions = {
  /** The label of an unknown merge tag. */
  unknown: (id: string) => string;
  suggestion: Omit<SuggestionOptions<Tag, Tag>, "editor">;
};

type MergeTagStorage = {
  /** The current merge tags. */
  tags: Tag[];
  setTags: (tags: Tag[]) => void;
  /** Callbacks that redraw the chips. */
  chips: Set<() => void>;
};

declare module "@tiptap/core" {
  interface Storage {
    mergeTag?: MergeTagStorage;
  }
}

const idOf = (match: { 0: string }) => ({ id: mergeTagId(match[0]) });
const matches = (tag: Tag, query: string) =>
  `${tag.label} ${tag.id}`.toLowerCase().includes(query.trim().toLowerCase());

/** A merge tag as a chip that is inserted and deleted as a whole. */
export const MergeTag = Node.create<MergeTagOptions, MergeTagStorage>({
  name: "mergeTag",
  group: "inline",
  inline: true,
  atom: true,
  addStorage: () => ({
    tags: [],
    chips: new Set(),
    setTags(tags) {
      this.tags = tags;
      for (const show of this.chips) show();
    },
  }),
  addAttributes: () => ({
    id: { default: "", parseHTML: (element) => element.dataset.mergeTag ?? "" },
  }),
  parseHTML: () => [{ tag: "span[data-merge-tag]" }],
  renderHTML: ({ node: { attrs } }) => [
    "span",
    { "data-merge-tag": attrs.id as string },
    mergeTagText(attrs.id as string),
  ],
  renderText: ({ node }) => mergeTagText(node.attrs.id as string),
  addNodeView() {
    const { unknown } = this.options;
    const { storage } = this;
    return ({ node }) => {
      const id = node.attrs.id as string;
      const dom = document.createElement("span");
      const show = () => {
        const tag = storage.tags.find((each) => each.id === id);
        dom.textContent = tag?.label ?? id;
        dom.className = tag ? css.chip : `${css.chip} ${css.unknownChip}`;
        dom.title = tag ? mergeTagText(id) : unknown(id);
      };
      show();
      storage.chips.add(show);
      return { dom, destroy: () => storage.chips.delete(show) };
    };
  },
  addInputRules() {
    const find = new RegExp(`${mergeTagPattern.source}$`);
    return [nodeInputRule({ find, type: this.type, getAttributes: idOf })];
  },
  addPasteRules() {
    return [nodePasteRule({ find: mergeTagPattern, type: this.type, getAttributes: idOf })];
  },
  addProseMirrorPlugins() {
    return [
      Suggestion<Tag, Tag>({
        ...this.options.suggestion,
        items: ({ query }) => this.storage.tags.filter((tag) => matches(tag, query)),
        editor: this.editor,
        pluginKey: new PluginKey("mergeTag"),
        char: "{{",
        allowSpaces: true,
        allowedPrefixes: null,
        command: ({ editor, range, props: { id } }) =>
          editor.chain().focus().insertContentAt(range, { type: this.name, attrs: { id } }).run(),
      }),
    ];
  },
});
