import { afterEach, expect, it } from "vitest";
import { clearToasts, queue, showToast } from "./toastQueue.ts";

afterEach(clearToasts);

it("Specification §9: a toast stays for 5000 ms unless told otherwise", () => {
  showToast({ title: "Saved" });
  showToast({ title: "Not saved", timeout: null });
  const timeouts = Object.fromEntries(
    queue.visibleToasts.map(({ content, timeout }) => [content.title, timeout]),
  );
  expect(timeouts).toEqual({ Saved: 5000, "Not saved": undefined });
});
