import { useSyncExternalStore } from "react";

const query = "(min-width: 48rem)";

/** True while two months fit side by side. */
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
