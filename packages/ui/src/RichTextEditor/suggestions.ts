import type { SuggestionOptions } from "@tiptap/suggestion";

export type Choice = { id: string; label: string; description?: string };

/** The list shown at the caret. */
export type OpenList = {
  kind: "mentions" | "mergeTags";
  items: Choice[];
  /** Index of the item that Enter chooses. */
  active: number;
  isLoading: boolean;
  rect: () => DOMRect | null;
  choose: (item: Choice) => void;
};

type Renderer = NonNullable<SuggestionOptions<Choice, Choice>["render"]>;
type Shown = Parameters<NonNullable<ReturnType<Renderer>["onStart"]>>[0];

/** State of the suggestion list, observable by React. */
export class Suggestions {
  list: OpenList | undefined;
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = () => this.list;

  renderer =
    (kind: OpenList["kind"]): Renderer =>
    () => {
      const show = ({ query, items, loading, clientRect, command }: Shown) =>
        this.show(query, {
          kind,
          items,
          isLoading: loading,
          rect: () => clientRect?.() ?? null,
          choose: command,
        });
      return {
        onStart: show,
        onUpdate: show,
        onExit: () => this.close(),
        onKeyDown: ({ event }) => this.press(event),
      };
    };

  show(query: string, list: Omit<OpenList, "active">) {
    // After a space the "@" may be plain text: an empty list would be in the way.
    const isInTheWay = list.items.length === 0 && !list.isLoading && query.includes(" ");
    this.#set(isInTheWay ? undefined : { ...list, active: 0 });
  }

  close() {
    this.#set(undefined);
  }

  point(active: number) {
    if (this.list) this.#set({ ...this.list, active });
  }

  /** True when the key acted on the list. */
  press({ key, isComposing }: KeyboardEvent): boolean {
    const { list } = this;
    if (!list || list.items.length === 0 || isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) this.point((list.active + step + list.items.length) % list.items.length);
    const chosen = key === "Enter" || key === "Tab" ? list.items[list.active] : undefined;
    if (chosen) list.choose(chosen);
    return Boolean(step || chosen);
  }

  #set(list: OpenList | undefined) {
    this.list = list;
    for (const listener of this.#listeners) listener();
  }
}
