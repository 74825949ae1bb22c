import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { DialogParts, type DialogPartsProps } from "../Dialog/Dialog.tsx";
import { heading, sizes as headingSizes } from "../Heading/Heading.css.ts";
import { useHotkey } from "../Keys/Keys.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { beside } from "./Drawer.css.ts";

type SidePanelProps = RootProps &
  Omit<DialogPartsProps, "heading"> & {
    title: string;
    /** The page makes room on this side. */
    side: "start" | "end";
    size: "sm" | "md" | "lg";
  };

/** A drawer beside the page: the page makes room for it and stays usable. */
export function SidePanel({ title, side, size, children, ...props }: SidePanelProps) {
  const { description, footer, close, ...root } = props;
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useHotkey("Escape", close);
  useEffect(() => {
    // A field of its content may have the focus already.
    if (!panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true });
  }, []);
  const top = document.getElementById("content")?.getBoundingClientRect().top ?? 0;
  return createPortal(
    <div
      {...rootProps(root)}
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-beside={`${side} ${size}`}
      className={beside}
      style={{ insetBlockStart: Math.max(0, top) }}
    >
      <DialogParts
        heading={
          <h2 id={titleId} className={`${heading} ${headingSizes.lg}`}>
            {title}
          </h2>
        }
        {...{ description, footer, close }}
      >
        {children}
      </DialogParts>
    </div>,
    document.body,
  );
}
