import { useSyncExternalStore } from "react";

const query = "(min-width: 48rem)";

/** True while the window is at least 768 px wide. */
export const useIsWide = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
