import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useMessages } from "../messages/messages.tsx";
import * as css from "./AppShell.css.ts";

type NavigationDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

export default function NavigationDrawer({ children, ...open }: NavigationDrawerProps) {
  const say = useMessages();
  return (
    <ModalOverlay className={css.scrim} isDismissable {...open}>
      <Modal className={css.drawer}>
        <Dialog className={css.drawerDialog} aria-label={say("navigation")}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
