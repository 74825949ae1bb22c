import { DialogTrigger, Modal, ModalOverlay } from "react-aria-components";
import { scrim } from "../Dialog/Dialog.css.ts";
import { DialogContent, type DialogProps } from "../Dialog/Dialog.tsx";
import { drawer, sides, sizes } from "./Drawer.css.ts";

export type DrawerProps = Omit<DialogProps, "size"> & {
  side?: keyof typeof sides;
  size?: keyof typeof sizes;
};

/** A dialog at the side of the window: what it is about stays in sight. */
export function Drawer({
  isOpen,
  onOpenChange,
  trigger,
  side = "end",
  size = "md",
  isDismissable = true,
  isKeyboardDismissDisabled,
  ...content
}: DrawerProps) {
  const overlay = (
    <ModalOverlay
      className={scrim}
      {...{ isDismissable, isKeyboardDismissDisabled }}
      {...(trigger ? {} : { isOpen: isOpen ?? false, onOpenChange })}
    >
      <Modal className={`${drawer} ${sides[side]} ${sizes[size]}`}>
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
