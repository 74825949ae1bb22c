import { type RefCallback, useCallback } from "react";
import type { PartnersPage } from "../app/host.ts";

/** Room for the dialogs and lists that open over a short page. */
const leastHeight = 480;
/** A page that is shorter for a moment, while other rows load, would move the partner's page. */
const shrinkAfterMs = 400;

/** Reports the height at which the page would not scroll. */
export function useNaturalHeight(frame: PartnersPage | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (content) => {
      const main = content?.parentElement;
      if (!content || !main || !frame?.setHeight) return;
      let reported = 0;
      let shrinking: ReturnType<typeof setTimeout> | undefined;
      const report = (height: number) => {
        reported = height;
        frame.setHeight?.(height);
      };
      const measure = () => {
        clearTimeout(shrinking);
        const height = Math.max(
          leastHeight,
          Math.ceil(main.offsetTop + content.getBoundingClientRect().height),
        );
        if (height > reported) report(height);
        if (height < reported) shrinking = setTimeout(() => report(height), shrinkAfterMs);
      };
      const sizes = new ResizeObserver(measure);
      sizes.observe(content);
      // Its place changes with the banners above.
      sizes.observe(main);
      return () => {
        clearTimeout(shrinking);
        sizes.disconnect();
      };
    },
    [frame],
  );
}
