import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";
import type { Tone } from "../tone/tone.tsx";

export type ToastContent = {
  tone?: Exclude<Tone, "accent">;
  /** Cut to 100 characters, the last an ellipsis. */
  title: string;
  /** Cut to 1,000 characters, the last an ellipsis. */
  description?: string;
  /** Shows "Undo", which takes the toast away too. */
  onUndo?: () => void;
  /** Each that it is about: where there are any, "Show all" lists them. */
  details?: readonly { id: number; name: string; text: string }[];
  action?: { label: string; onPress: () => void };
};

export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Milliseconds. Specification §9. */
export const toastTimeout = 5000;
const titleMax = 100;
const descriptionMax = 1000;

/** Says something for a while; returns what takes it away. `timeout: null` keeps it until closed. */
export function showToast({
  timeout = toastTimeout,
  onClose,
  title,
  description,
  ...toast
}: ToastContent & { timeout?: number | null; onClose?: () => void }): () => void {
  const key = queue.add(
    {
      ...toast,
      title: cut(title, titleMax),
      description: description && cut(description, descriptionMax),
    },
    { timeout: timeout ?? undefined, onClose },
  );
  return () => queue.close(key);
}

const cut = (text: string, max: number) => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : text;
};

/** Takes all toasts away. */
export const clearToasts = () => queue.clear();
