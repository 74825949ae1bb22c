import { useSyncExternalStore } from "react";

const finePointer = "(any-pointer: fine)";

/** False on a phone or tablet without a mouse or trackpad, which has hardly a keyboard either. */
export const useHasKeyboard = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(finePointer);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(finePointer).matches,
    () => false,
  );
