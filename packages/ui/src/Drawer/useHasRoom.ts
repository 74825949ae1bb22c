import { useSyncExternalStore } from "react";

const hasRoom = "(min-width: 75rem)";

/** True where a page fits beside a drawer. */
export const useHasRoom = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(hasRoom);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(hasRoom).matches,
    () => false,
  );
