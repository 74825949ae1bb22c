import { DialogContent, type DialogProps } from "../Dialog/Dialog.tsx";
import { ModalFrame } from "../ModalFrame/ModalFrame.tsx";
import { drawer, sides, sizes } from "./Drawer.css.ts";

export type DrawerProps = Omit<DialogProps, "size"> & {
  side?: keyof typeof sides;
  size?: keyof typeof sizes;
};

/** A dialog at the side of the window: what it is about stays in sight. */
export function Drawer({
  title,
  description,
  children,
  footer,
  side = "end",
  size = "md",
  isDismissable = true,
  ...frame
}: DrawerProps) {
  return (
    <ModalFrame
      box={`${drawer} ${sides[side]} ${sizes[size]}`}
      isDismissable={isDismissable}
      {...frame}
    >
      <DialogContent {...{ title, description, children, footer }} />
    </ModalFrame>
  );
}
