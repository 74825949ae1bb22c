import { ChevronRight, EllipsisVertical, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button, TreeItem, TreeItemContent, TreeLoadMoreItem } from "react-aria-components";
import { Badge } from "../Badge/Badge.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Loader/Loader.tsx";
import { Menu, type MenuItem } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Tree.css.ts";
import type { TreeNode } from "./treeNode.ts";

type TreeRowProps = {
  item: TreeNode;
  actions: MenuItem[] | undefined;
  canDrag: boolean;
  children: ReactNode;
};

export function TreeRow({ item, actions, canDrag, children }: TreeRowProps) {
  const say = useTexts();
  const { id, label, isDisabled } = item;
  const isWaiting = item.isLazy && !item.children;
  return (
    <TreeItem
      id={id}
      value={item}
      textValue={label}
      href={item.href}
      isDisabled={isDisabled}
      hasChildItems={isWaiting || (item.children?.length ?? 0) > 0}
      className={css.item}
    >
      <TreeItemContent>
        {({ selectionMode, hasChildItems }) => (
          <>
            {canDrag && (
              <Button
                slot="drag"
                className={css.grip}
                aria-label={say(words.drag, { name: label })}
              >
                <GripVertical />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={css.chevron}>
                <ChevronRight />
              </Button>
            ) : (
              <span className={css.leaf} />
            )}
            {selectionMode === "multiple" && (
              <Checkbox isLabelHidden slot="selection">
                {say(words.selectRow, { name: label })}
              </Checkbox>
            )}
            {item.icon && (
              <span className={css.icon} aria-hidden="true">
                {item.icon}
              </span>
            )}
            <span className={css.name}>
              {label}
              {item.description && <span className={css.description}>{item.description}</span>}
            </span>
            {item.count !== undefined && <Badge count={item.count} max={9999} />}
            {actions && actions.length > 0 && (
              <Menu
                label={say(words.actionsFor, { name: label })}
                placement="bottom end"
                trigger={
                  <IconButton
                    aria-label={say(words.actionsFor, { name: label })}
                    icon={<EllipsisVertical />}
                    size="sm"
                    tooltip={null}
                  />
                }
                items={actions}
              />
            )}
          </>
        )}
      </TreeItemContent>
      {isWaiting && (
        <TreeLoadMoreItem isLoading className={css.waiting}>
          <span role="img" aria-label={say(words.loading)}>
            <Spinner />
          </span>
        </TreeLoadMoreItem>
      )}
      {children}
    </TreeItem>
  );
}
