import { afterEach, expect, it, vi } from "vitest";
import { clearToasts, presentToasts, queue, showToast, type Toast } from "./toastQueue.ts";

afterEach(clearToasts);

it("Specification §9: a toast stays for 5000 ms unless told otherwise", () => {
  showToast({ title: "Saved" });
  showToast({ title: "Not saved", timeout: null });
  const timeouts = Object.fromEntries(
    queue.visibleToasts.map(({ content, timeout }) => [content.title, timeout]),
  );
  expect(timeouts).toEqual({ Saved: 5000, "Not saved": undefined });
});

it("gives toasts to an application that has its own, until it gives them back", () => {
  const close = vi.fn<() => void>();
  const own = vi.fn<(toast: Toast) => () => void>(() => close);
  const giveBack = presentToasts(own);
  showToast({ tone: "positive", title: "Saved" })();
  expect(own).toHaveBeenCalledExactlyOnceWith({ tone: "positive", title: "Saved", timeout: 5000 });
  expect(close).toHaveBeenCalledOnce();
  expect(queue.visibleToasts).toEqual([]);
  giveBack();
  showToast({ title: "Saved" });
  expect(queue.visibleToasts).toHaveLength(1);
});
