import { dayNames } from "../Calendar/range.ts";
import { useFirstDayOfWeek } from "../UiProvider/FirstDayOfWeek.tsx";

/** The day that weeks begin with, as react-aria names it; undefined for that of the locale. */
export function useFirstDayName() {
  const first = useFirstDayOfWeek();
  return first === undefined ? undefined : dayNames[first];
}
