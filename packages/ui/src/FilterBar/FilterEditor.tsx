import type { ReactNode, RefObject } from "react";
import { Dialog, Heading } from "react-aria-components";
import { heading, sizes } from "../Heading/Heading.css.ts";
import { dialog, title, widths } from "../Popover/Popover.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";

type FilterEditorProps = {
  label: string;
  anchor: RefObject<Element | null>;
  onClose: () => void;
  children: ReactNode;
};

/** Shows the popover with a filter's inputs. */
export default function FilterEditor({ label, anchor, onClose, children }: FilterEditorProps) {
  return (
    <Sheet
      className={widths.md}
      triggerRef={anchor}
      placement="bottom start"
      offset={6}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog className={dialog}>
        <Heading slot="title" level={2} className={`${heading} ${sizes.md} ${title}`}>
          {label}
        </Heading>
        {children}
      </Dialog>
    </Sheet>
  );
}
