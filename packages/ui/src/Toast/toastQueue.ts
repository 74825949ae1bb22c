import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";
import type { Tone } from "../tone/tone.tsx";

export type ToastContent = {
  tone?: Exclude<Tone, "accent">;
  /** Cut to 100 characters, the last an ellipsis. */
  title: string;
  /** Cut to 1,000 characters, the last an ellipsis. */
  description?: string;
  /** Shows "Undo", which also closes the toast. */
  onUndo?: () => void;
  /** The single items that the toast is about, listed by "Show all". */
  details?: readonly { id: number; name: string; text: string }[];
  action?: { label: string; onPress: () => void };
};

export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Milliseconds. Specification §9. */
export const toastTimeout = 5000;
const titleMax = 100;
const descriptionMax = 1000;

/** A toast with its texts cut. `timeout: null` keeps it until it is closed. */
export type Toast = ToastContent & { timeout: number | null; onClose?: () => void };

type Present = (toast: Toast) => () => void;

const queueToast: Present = ({ timeout, onClose, ...content }) => {
  const key = queue.add(content, { timeout: timeout ?? undefined, onClose });
  return () => queue.close(key);
};
let present = queueToast;

/**
 * Hands all toasts to an application that has its own, until the returned function is called. `own`
 * returns a function that closes the toast.
 */
export function presentToasts(own: Present): () => void {
  present = own;
  return () => {
    if (present === own) present = queueToast;
  };
}

/** Shows a toast and returns a function that closes it. `timeout: null` keeps it until closed. */
export function showToast({
  timeout = toastTimeout,
  title,
  description,
  ...toast
}: ToastContent & { timeout?: number | null; onClose?: () => void }): () => void {
  return present({
    ...toast,
    timeout,
    title: cut(title, titleMax),
    description: description && cut(description, descriptionMax),
  });
}

const cut = (text: string, max: number) => {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : text;
};

export const clearToasts = () => queue.clear();
