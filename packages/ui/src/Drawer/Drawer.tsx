import { DialogContent, type DialogProps } from "../Dialog/Dialog.tsx";
import { ModalFrame } from "../ModalFrame/ModalFrame.tsx";
import { drawer, sides, sizes } from "./Drawer.css.ts";
import { SidePanel } from "./SidePanel.tsx";
import { useHasRoom } from "./useHasRoom.ts";

export type DrawerProps = Omit<DialogProps, "size"> & {
  side?: keyof typeof sides;
  size?: keyof typeof sizes;
  /**
   * On a wide window, the page makes room for the drawer and stays usable. Controlled by `isOpen`;
   * other rows may change what it shows.
   */
  isBeside?: boolean;
};

/** Shows a dialog at the side of the window, which leaves the page behind it visible. */
export function Drawer({
  title,
  description,
  children,
  footer,
  side = "end",
  size = "md",
  isDismissable = true,
  isOpen,
  onOpenChange,
  trigger,
  isKeyboardDismissDisabled,
  isBeside = false,
  ...root
}: DrawerProps) {
  const hasRoom = useHasRoom();
  if (isBeside && hasRoom)
    return (
      isOpen && (
        <SidePanel
          {...root}
          {...{ title, description, children, footer, side, size }}
          close={() => onOpenChange?.(false)}
        />
      )
    );
  const frame = { isDismissable, isOpen, onOpenChange, trigger, isKeyboardDismissDisabled };
  return (
    <ModalFrame box={`${drawer} ${sides[side]} ${sizes[size]}`} {...frame}>
      <DialogContent {...root} {...{ title, description, children, footer }} />
    </ModalFrame>
  );
}
