import type { RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { visiblePart } from "../Popover/Sheet.tsx";
import * as css from "./Sidebar.css.ts";
import { SidebarEntry } from "./SidebarEntry.tsx";
import type { SidebarLink } from "./sidebarLink.ts";

type SidebarFlyoutProps = {
  label: string;
  items: SidebarLink[];
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The links of a group, beside a collapsed sidebar. */
export default function SidebarFlyout({
  label,
  items,
  button,
  isOpen,
  onOpenChange,
}: SidebarFlyoutProps) {
  return (
    <Popover
      boundaryElement={visiblePart()}
      triggerRef={button}
      placement="end top"
      offset={12}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={label} className={css.flyout}>
        <div className={css.flyoutTitle} aria-hidden="true">
          {label}
        </div>
        <ul role="list" className={css.list}>
          {items.map(({ id, ...item }) => (
            <li key={id}>
              <SidebarEntry {...item} isMini={false} onPress={() => onOpenChange(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Popover>
  );
}
