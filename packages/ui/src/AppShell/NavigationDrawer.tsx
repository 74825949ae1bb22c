import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./AppShell.css.ts";
import { appShellTexts } from "./texts.ts";

type NavigationDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

export default function NavigationDrawer({ children, ...open }: NavigationDrawerProps) {
  const say = useTexts();
  return (
    <ModalOverlay className={css.scrim} isDismissable {...open}>
      <Modal className={css.drawer}>
        <Dialog className={css.drawerDialog} aria-label={say(appShellTexts.navigation)}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
