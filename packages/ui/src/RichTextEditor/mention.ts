import { Mention as TiptapMention } from "@tiptap/extension-mention";
import type { Choice } from "./suggestions.ts";

type Search = (query: string) => Promise<Choice[]>;

/** Holds the current search for people. */
type MentionStorage = { search: Search; setSearch: (search: Search) => void };

declare module "@tiptap/core" {
  interface Storage {
    mention?: MentionStorage;
  }
}

/** A person's name in the text, stored as `<span data-type="mention" data-id="…">@Name</span>`. */
export const Mention = TiptapMention.extend<typeof TiptapMention.options, MentionStorage>({
  addStorage: () => ({
    search: async () => [],
    setSearch(search) {
      this.search = search;
    },
  }),
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element) => element.dataset.id,
      renderHTML: ({ id }) => ({ "data-id": id as string }),
    },
    label: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.textContent?.replace(/^@/, ""),
    },
    mentionSuggestionChar: { default: "@", rendered: false },
  }),
});
