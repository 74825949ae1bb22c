import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import type { RootProps } from "../root/root.ts";
import { ButtonContext, type ButtonProps, type Placement } from "react-aria-components";

// Most menus of a page are never opened: what opens loads once one is pointed at or focused.
const load = () => import("./MenuSheet.tsx");
const MenuSheet = lazy(load);
const preload = () => void load().catch(() => undefined);

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
  /** The keys that do the same, as `Keys` has them: "Mod+D". The page listens to them. */
  shortcut?: string;
  /** Opens beside it. One level is enough. */
  items?: MenuItem[];
};
export type MenuSection = {
  title?: string;
  items: MenuItem[];
  /** Makes its items a choice of one: the chosen item's id. */
  value?: string;
  onChange?: (id: string) => void;
  /** Makes its items a choice of several, which stays open: the chosen items' ids. */
  selectedKeys?: Iterable<string>;
  onSelectionChange?: (ids: Set<string>) => void;
};

export type MenuProps = RootProps<HTMLDivElement> & {
  /** A Button or an IconButton. */
  trigger: ReactNode;
  label: string;
  items: (MenuItem | MenuSection)[];
  onAction?: (id: string) => void;
  /** Above the items, not among them: who is signed in, for example. */
  header?: ReactNode;
  placement?: Placement;
};

/** Actions on one thing, behind a button. The root is the menu, once it is open. */
export function Menu({ trigger, id: ownId, ...menu }: MenuProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Where the focus goes in it; undefined until it is first opened. */
  const [start, setStart] = useState<"first" | "last" | "menu">();
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
        <Suspense>
          <MenuSheet
            {...menu}
            id={id}
            button={button}
            start={start}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
