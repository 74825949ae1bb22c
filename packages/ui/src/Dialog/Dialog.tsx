import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  DialogTrigger,
  Modal,
  ModalOverlay,
  Dialog as RacDialog,
  Heading as RacHeading,
} from "react-aria-components";
import { heading, sizes as headingSizes } from "../Heading/Heading.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { Text } from "../Text/Text.tsx";
import * as css from "./Dialog.css.ts";

type Content = ReactNode | ((close: () => void) => ReactNode);

export type DialogProps = {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A Button that opens it; without one, use `isOpen`. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  children: Content;
  footer?: Content;
  size?: keyof typeof css.sizes;
  /** Whether a press outside closes it. */
  isDismissable?: boolean;
  isKeyboardDismissDisabled?: boolean;
};

/** A task that must be finished or left before going on. */
export function Dialog({
  isOpen,
  onOpenChange,
  trigger,
  size = "md",
  isDismissable = true,
  isKeyboardDismissDisabled,
  ...content
}: DialogProps) {
  const overlay = (
    <ModalOverlay
      className={css.scrim}
      {...{ isDismissable, isKeyboardDismissDisabled }}
      {...(trigger ? {} : { isOpen: isOpen ?? false, onOpenChange })}
    >
      <Modal className={`${css.modal} ${css.sizes[size]}`}>
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

/** Title, body and footer: the same in a dialog and in a drawer. */
export function DialogContent({
  title,
  description,
  children,
  footer,
}: Pick<DialogProps, "title" | "description" | "children" | "footer">) {
  const say = useMessages();
  return (
    <RacDialog className={css.dialog}>
      {({ close }) => (
        <>
          <div className={css.header}>
            <div className={css.titles}>
              <RacHeading slot="title" level={2} className={`${heading} ${headingSizes.lg}`}>
                {title}
              </RacHeading>
              {description && (
                <Text as="p" tone="muted">
                  {description}
                </Text>
              )}
            </div>
            <div className={css.closing}>
              <IconButton
                slot={null}
                aria-label={say("close")}
                icon={<X />}
                size="sm"
                tooltip={null}
                onPress={close}
              />
            </div>
          </div>
          <div className={css.body}>{fill(children, close)}</div>
          {footer && <div className={css.footer}>{fill(footer, close)}</div>}
        </>
      )}
    </RacDialog>
  );
}

const fill = (content: Content, close: () => void) =>
  typeof content === "function" ? content(close) : content;
