import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as RacDialog, Heading as RacHeading } from "react-aria-components";
import { heading, sizes as headingSizes } from "../Heading/Heading.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ModalFrame, type ModalFrameProps } from "../ModalFrame/ModalFrame.tsx";
import type { RootProps } from "../root/root.ts";
import { Text } from "../Text/Text.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./Dialog.css.ts";

type Content = ReactNode | ((close: () => void) => ReactNode);

export type DialogProps = RootProps &
  ModalFrameProps & {
    title: string;
    description?: ReactNode;
    children: Content;
    footer?: Content;
    /** `full` fills the window, for comparing records or reading a document. */
    size?: keyof typeof css.sizes;
  };

/** Shows a task that must be finished or cancelled before continuing. */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = "md",
  isDismissable = true,
  isOpen,
  onOpenChange,
  trigger,
  isKeyboardDismissDisabled,
  ...root
}: DialogProps) {
  const frame = { isDismissable, isOpen, onOpenChange, trigger, isKeyboardDismissDisabled };
  return (
    <ModalFrame box={`${css.modal} ${css.sizes[size]}`} {...frame}>
      <DialogContent {...root} {...{ title, description, children, footer }} />
    </ModalFrame>
  );
}

/** Shows the title, body and footer of a dialog or drawer. */
export function DialogContent({
  title,
  description,
  children,
  footer,
  ...root
}: RootProps & Pick<DialogProps, "title" | "description" | "children" | "footer">) {
  return (
    <RacDialog {...root} className={css.dialog}>
      {({ close }) => (
        <DialogParts
          heading={
            <RacHeading slot="title" level={2} className={`${heading} ${headingSizes.lg}`}>
              {title}
            </RacHeading>
          }
          {...{ description, footer, close }}
        >
          {children}
        </DialogParts>
      )}
    </RacDialog>
  );
}

export interface DialogPartsProps extends Pick<DialogProps, "description" | "children" | "footer"> {
  heading: ReactNode;
  close(): void;
}

export function DialogParts({ heading, description, children, footer, close }: DialogPartsProps) {
  const say = useTexts();
  return (
    <>
      <div className={css.header}>
        <div className={css.titles}>
          {heading}
          {description && (
            <Text as="p" tone="muted">
              {description}
            </Text>
          )}
        </div>
        <div className={css.closing}>
          <IconButton
            slot={null}
            aria-label={say(words.close)}
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
  );
}

const fill = (content: Content, close: () => void) =>
  typeof content === "function" ? content(close) : content;
