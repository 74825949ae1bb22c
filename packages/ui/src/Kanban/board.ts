import type { ReactNode } from "react";
import type { MenuItem } from "../Menu/Menu.tsx";
import type { Tone } from "../tone/tone.tsx";

export type KanbanColumnInfo = {
  id: string;
  title: string;
  /** Number of cards in the column, including those not loaded. */
  count?: number;
  tone?: Tone;
  hasMore?: boolean;
  /** Shown when the column has no cards. */
  emptyText?: string;
  /** Actions for the whole column. */
  actions?: MenuItem[];
};

/** The columns and cards of a board, and what can be done with them. */
export type BoardProps<Item extends object> = {
  columns: KanbanColumnInfo[];
  /** Ordered cards by column id. */
  items: Readonly<Record<string, readonly Item[] | undefined>>;
  getKey: (item: Item) => string;
  /** Name of a card, for screen readers and in "Actions for …". */
  getLabel: (item: Item) => string;
  /** Heading of the card, by default its label. `href` makes it a link. */
  renderTitle?: (item: Item) => ReactNode;
  /** Content below the heading. */
  renderCard: (item: Item) => ReactNode;
  /** A small IconButton below the card's menu, with `excludeFromTabOrder`: arrow keys reach it. */
  renderAction?: (item: Item) => ReactNode;
  href?: (item: Item) => string | undefined;
  /**
   * Called on a press outside the card's link and controls, or on Enter. Defaults to following the
   * link.
   */
  onCardAction?: (item: Item) => void;
  /** Called when the pointer enters the card, to prefetch what it opens. */
  onCardIntent?: (item: Item) => void;
  onMove: (keys: string[], toColumnId: string) => void;
  /** Column ids the card may move to. Defaults to all others. */
  getMoveTargets?: (item: Item) => string[];
  /** Further actions for a card's menu. */
  cardActions?: (item: Item) => MenuItem[];
  onLoadMore?: (columnId: string) => void;
  isLoading?: boolean;
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (keys: Set<string>) => void;
};
