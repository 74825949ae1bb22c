import { Keys, useHasKeyboard } from "@ats/ui/Keys";
import { useSingleKeys } from "./keys.ts";

/**
 * Shows a button's key to people with a keyboard who have single keys on. It is no part of the
 * button's name.
 */
export function KeyHint({ keys }: { keys: string }) {
  const [singleKeys] = useSingleKeys();
  const hasKeyboard = useHasKeyboard();
  return singleKeys && hasKeyboard ? (
    <span aria-hidden="true">
      <Keys keys={keys} />
    </span>
  ) : null;
}
