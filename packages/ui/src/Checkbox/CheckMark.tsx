import { Check, Minus } from "lucide-react";
import * as css from "./Checkbox.css.ts";

/** The square of a checkbox; right inside the element that has the state. */
export function CheckMark({
  isSelected,
  isIndeterminate,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) {
  return (
    <span className={css.box} aria-hidden="true">
      {isIndeterminate ? (
        <Minus className={css.mark} />
      ) : isSelected ? (
        <Check className={css.mark} />
      ) : null}
    </span>
  );
}
