import { DialogContent, type DialogProps } from "../Dialog/Dialog.tsx";
import { ModalFrame } from "../ModalFrame/ModalFrame.tsx";
import { drawer, sides, sizes } from "./Drawer.css.ts";

export type DrawerProps = Omit<DialogProps, "size"> & {
  side?: keyof typeof sides;
  size?: keyof typeof sizes;
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
  ...root
}: DrawerProps) {
  const frame = { isDismissable, isOpen, onOpenChange, trigger, isKeyboardDismissDisabled };
  return (
    <ModalFrame box={`${drawer} ${sides[side]} ${sizes[size]}`} {...frame}>
      <DialogContent {...root} {...{ title, description, children, footer }} />
    </ModalFrame>
  );
}
