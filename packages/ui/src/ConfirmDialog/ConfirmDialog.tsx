import { type ReactNode, useId } from "react";
import { Dialog, Heading } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import * as css from "../Dialog/Dialog.css.ts";
import { heading, sizes } from "../Heading/Heading.css.ts";
import { ModalFrame, type ModalFrameProps } from "../ModalFrame/ModalFrame.tsx";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

export type ConfirmDialogProps = RootProps &
  Omit<ModalFrameProps, "isDismissable"> & {
    title: string;
    children: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    tone?: "accent" | "critical";
    onConfirm: () => void;
    onCancel?: () => void;
    isPending?: boolean;
    initialFocus?: "cancel" | "confirm";
    hasCancel?: boolean;
  };

/**
 * Asks for confirmation in an `alertdialog`. With `isOpen` set, the caller closes it after
 * `onConfirm`.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = "accent",
  onConfirm,
  onCancel,
  isPending,
  initialFocus = "cancel",
  hasCancel = true,
  isOpen,
  onOpenChange,
  trigger,
  isKeyboardDismissDisabled,
  ...root
}: ConfirmDialogProps) {
  const say = useTexts();
  const id = useId();
  const frame = { isOpen, onOpenChange, trigger, isKeyboardDismissDisabled };
  return (
    <ModalFrame box={`${css.modal} ${css.sizes.sm}`} {...frame}>
      <Dialog {...root} role="alertdialog" aria-describedby={id} className={css.dialog}>
        {({ close }) => (
          <>
            <div className={css.header}>
              <div className={css.titles}>
                <Heading slot="title" level={2} className={`${heading} ${sizes.lg}`}>
                  {title}
                </Heading>
              </div>
            </div>
            <div id={id} className={css.body}>
              {children}
            </div>
            <div className={css.footer}>
              {hasCancel && (
                <Button
                  autoFocus={initialFocus === "cancel"}
                  onPress={() => {
                    onCancel?.();
                    close();
                  }}
                >
                  {cancelLabel ?? say(words.cancel)}
                </Button>
              )}
              <Button
                variant={tone === "critical" ? "danger" : "primary"}
                autoFocus={initialFocus === "confirm" || !hasCancel}
                isPending={isPending}
                onPress={() => {
                  onConfirm();
                  if (trigger) close();
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </ModalFrame>
  );
}
