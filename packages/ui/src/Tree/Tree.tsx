import { type ReactNode, type Ref, useState } from "react";
import { Collection, type Key, Tree as RacTree, type Selection } from "react-aria-components";
import type { MenuItem } from "../Menu/Menu.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./Tree.css.ts";
import { TreeRow } from "./TreeRow.tsx";
import { treeTexts } from "./texts.ts";
import { allIds, findNode, type TreeNode } from "./treeNode.ts";
import { useTreeDrag } from "./useTreeDrag.ts";

export type { TreeNode } from "./treeNode.ts";

export type TreeProps = RootProps<HTMLDivElement> & {
  label: string;
  items: readonly TreeNode[];
  selectionMode?: "none" | "single" | "multiple";
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  /** Selecting a folder does not select its items. */
  onSelectionChange?: (ids: Set<string>) => void;
  expandedKeys?: ReadonlySet<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (ids: Set<string>) => void;
  /** Adds the children of a lazy folder to `items`. If the promise rejects, the folder closes. */
  onLoadChildren?: (id: string) => Promise<unknown>;
  /** Called on Enter or a click on an item. */
  onAction?: (id: string) => void;
  /** The menu of an item. */
  getActions?: (item: TreeNode) => MenuItem[];
  /** Lets items be dragged into a folder, or to the top level (`null`). */
  onMove?: (ids: string[], toFolderId: string | null) => void;
  emptyText?: ReactNode;
};

/** Nested folders and their items. */
export function Tree({
  label,
  items,
  selectionMode = "none",
  onSelectionChange,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  onLoadChildren,
  onAction,
  getActions,
  onMove,
  emptyText,
  ref,
  ...props
}: TreeProps) {
  const say = useTexts();
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedKeys));
  const expanded = expandedKeys ?? own;
  const dragAndDropHooks = useTreeDrag(items, onMove);

  const expand = (keys: Set<string>) => {
    setOwn(keys);
    onExpandedChange?.(keys);
  };
  const toggle = (keys: Iterable<Key>) => {
    const next = new Set([...keys].map(String));
    expand(next);
    for (const id of next) {
      const item = expanded.has(id) ? undefined : findNode(items, id);
      if (item?.isLazy && !item.children)
        onLoadChildren?.(id).catch(() =>
          setOwn((now) => new Set([...now].filter((k) => k !== id))),
        );
    }
  };
  const select = (keys: Selection) =>
    onSelectionChange?.(keys === "all" ? new Set(allIds(items)) : new Set([...keys].map(String)));

  const row = (item: TreeNode): ReactNode => (
    <TreeRow item={item} actions={getActions?.(item)} canDrag={onMove !== undefined}>
      {item.children && <Collection items={item.children}>{row}</Collection>}
    </TreeRow>
  );
  return (
    <RacTree
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={css.tree}
      aria-label={label}
      items={items}
      selectionMode={selectionMode}
      selectionBehavior="toggle"
      onSelectionChange={select}
      expandedKeys={expanded}
      onExpandedChange={toggle}
      onAction={onAction && ((key) => onAction(String(key)))}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[getActions, onMove]}
      renderEmptyState={() => (
        <div className={css.empty}>{emptyText ?? say(treeTexts.noItems)}</div>
      )}
    >
      {row}
    </RacTree>
  );
}
