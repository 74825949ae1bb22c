import { type ReactNode, useId, useRef, useState } from "react";
import { onDemand } from "../onDemand/onDemand.tsx";
import type { RootProps } from "../root/root.ts";
import { ButtonContext, type ButtonProps, type Placement } from "react-aria-components";

// Most menus are never opened: the sheet loads when the button is hovered or focused.
const MenuSheet = onDemand(() => import("./MenuSheet.tsx"));
const preload = () => void MenuSheet.preload().catch(() => undefined);

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string;
  href?: string;
  target?: string;
  isDisabled?: boolean;
  tone?: "critical";
  onAction?: () => void;
  /** Keys shown beside the label, as for `Keys`: "Mod+D". The page handles them itself. */
  shortcut?: string;
  /** Items of a submenu; use one level at most. */
  items?: MenuItem[];
};
export type MenuSection = {
  title?: string;
  items: MenuItem[];
  /** Makes the section a choice of one: the id of the chosen item. */
  value?: string;
  onChange?: (id: string) => void;
  /** Makes the section a choice of several, which stays open: the ids of the chosen items. */
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: Set<string>) => void;
};

export type MenuProps = RootProps<HTMLDivElement> & {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  label: string;
  items: (MenuItem | MenuSection)[];
  onAction?: (id: string) => void;
  /** Shown above the items, such as the name of the signed-in user. */
  header?: ReactNode;
  placement?: Placement;
  /** Opens it as soon as it is there: a menu that loads when it is asked for. */
  isOpenAtFirst?: boolean;
};

/** Actions behind a button. Root props reach the menu itself, once it is open. */
export function Menu({ trigger, id: ownId, isOpenAtFirst = false, ...menu }: MenuProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  /** The element that receives the focus; undefined until the menu is first opened. */
  const [start, setStart] = useState<"first" | "last" | "menu" | undefined>(
    isOpenAtFirst ? "first" : undefined,
  );
  const open = (at: typeof start) => {
    setStart(at);
    setOpen(true);
  };
  const opening: ButtonProps = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    onHoverStart: preload,
    onFocus: preload,
    onPress: ({ pointerType }) => {
      if (isOpen) setOpen(false);
      else open(pointerType === "keyboard" || pointerType === "virtual" ? "first" : "menu");
    },
    onKeyDown: (event) => {
      if (event.key === "ArrowDown") open("first");
      else if (event.key === "ArrowUp") open("last");
      else return event.continuePropagation();
      event.preventDefault();
    },
  };
  return (
    <>
      <ButtonContext value={{ ...opening, ref: button }}>{trigger}</ButtonContext>
      {start && (
        <MenuSheet
          {...menu}
          id={id}
          button={button}
          start={start}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
