import type { ReactNode } from "react";

export type TreeNode = {
  id: string;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Number of items inside, shown beside the name. */
  count?: number;
  href?: string;
  isDisabled?: boolean;
  /** Items of a folder; an empty list for an empty folder. */
  children?: readonly TreeNode[];
  /** Children are loaded when the folder is first opened. */
  isLazy?: boolean;
};

/** Finds an item at any depth. */
export function findNode(items: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findNode(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

export const allIds = (items: readonly TreeNode[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...allIds(children)]);
