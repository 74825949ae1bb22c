import type { ReactNode } from "react";
import { DialogTrigger, Modal, ModalOverlay } from "react-aria-components";
import { scrim } from "./ModalFrame.css.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

export interface ModalFrameProps {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A Button that opens the dialog; without one, use `isOpen`. */
  trigger?: ReactNode;
  /** Closes the dialog on a press outside. */
  isDismissable?: boolean | undefined;
  /** Ignores Escape, so that an answer must be given. */
  isKeyboardDismissDisabled?: boolean | undefined;
}

/** Scrim, box and trigger shared by Dialog, Drawer and ConfirmDialog. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  trigger,
  box,
  children,
  ...dismissal
}: ModalFrameProps & { box: string; children: ReactNode }) {
  const overlay = (
    <ModalOverlay
      className={scrim}
      {...dismissal}
      {...(!trigger && { isOpen: isOpen ?? false, onOpenChange })}
    >
      <Modal className={box}>
        <FocusReturn />
        {children}
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

/** Mounted as long as the dialog is shown. */
function FocusReturn() {
  useFocusReturn();
  return null;
}
