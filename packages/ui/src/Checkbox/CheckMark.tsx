import { Check, Minus } from "lucide-react";
import * as css from "./Checkbox.css.ts";

/** Draws the box of a checkbox. Its parent element must carry the state attributes. */
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
