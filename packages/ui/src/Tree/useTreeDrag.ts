import { type DropItem, useDragAndDrop } from "react-aria-components";
import { findNode, type TreeNode } from "./treeNode.ts";

const keyType = "ats-tree-item";

/** Items can be dropped into folders, but never into themselves. */
export function useTreeDrag(
  items: readonly TreeNode[],
  onMove?: (ids: string[], toFolderId: string | null) => void,
) {
  const isWithin = (id: string, folder: string) => {
    const item = findNode(items, folder);
    return item !== undefined && findNode([item], id) !== undefined;
  };
  const drop = async (dropped: DropItem[], to: string | null) => {
    const ids = await Promise.all(
      dropped.filter((item) => item.kind === "text").map((item) => item.getText(keyType)),
    );
    const allowed = ids.filter((id) => to === null || !isWithin(to, id));
    if (allowed.length > 0) onMove?.(allowed, to);
  };
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (_, dragged) =>
      dragged.map(({ id, label }) => ({ [keyType]: id, "text/plain": label })),
    acceptedDragTypes: [keyType],
    getDropOperation: (target) => {
      if (target.type === "root") return "move";
      const folder = findNode(items, String(target.key));
      const isOpen = folder?.children ?? folder?.isLazy;
      return target.dropPosition === "on" && isOpen ? "move" : "cancel";
    },
    onItemDrop: ({ items: dropped, target }) => void drop(dropped, String(target.key)),
    onRootDrop: ({ items: dropped }) => void drop(dropped, null),
  });
  return onMove && dragAndDropHooks;
}
