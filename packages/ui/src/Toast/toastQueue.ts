import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components";
import type { Tone } from "../tone/tone.tsx";

export type ToastContent = {
  tone?: Exclude<Tone, "accent">;
  /** Cut to 100 characters. */
  title: string;
  /** Cut to 1000 characters. */
  description?: string;
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
      title: title.slice(0, titleMax),
      description: description?.slice(0, descriptionMax),
    },
    { timeout: timeout ?? undefined, onClose },
  );
  return () => queue.close(key);
}

/** Takes all toasts away. */
export const clearToasts = () => queue.clear();
