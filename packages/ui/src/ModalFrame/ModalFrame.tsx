import type { ReactNode } from "react";
import { DialogTrigger, Modal, ModalOverlay } from "react-aria-components";
import { scrim } from "./ModalFrame.css.ts";
import { useWayBack } from "./useWayBack.ts";

export interface ModalFrameProps {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A Button that opens it; without one, use `isOpen`. */
  trigger?: ReactNode;
  /** Whether a press outside closes it. */
  isDismissable?: boolean | undefined;
  /** Escape does nothing: an answer must be given. */
  isKeyboardDismissDisabled?: boolean | undefined;
}

/** Scrim, box and the button that opens them: under Dialog, Drawer and ConfirmDialog. */
export function ModalFrame({
  isOpen,
  onOpenChange,
  trigger,
  box,
  children,
  ...dismissal
}: ModalFrameProps & { /** Class of the box. */ box: string; children: ReactNode }) {
  const overlay = (
    <ModalOverlay
      className={scrim}
      {...dismissal}
      {...(!trigger && { isOpen: isOpen ?? false, onOpenChange })}
    >
      <Modal className={box}>
        <WayBack />
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

/** Lives as long as the dialog is shown. */
function WayBack() {
  useWayBack();
  return null;
}
