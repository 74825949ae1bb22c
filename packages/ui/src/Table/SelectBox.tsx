import { bare } from "../Checkbox/Checkbox.css.ts";
import { CheckMark } from "../Checkbox/CheckMark.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";

interface SelectBoxProps {
  /** Names the row or rows that the box selects. */
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** -1 where arrow keys move the focus. */
  tabIndex?: -1;
  onChange(): void;
}

/** A row's checkbox: the browser's own, because a page has many. */
export const SelectBox = ({
  label,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  tabIndex,
  onChange,
}: SelectBoxProps) => (
  <label
    className={bare}
    data-selected={isSelected || undefined}
    data-indeterminate={isIndeterminate || undefined}
    data-disabled={isDisabled || undefined}
  >
    <input
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      type="checkbox"
      className={hidden}
      aria-label={label}
      checked={isSelected}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onChange={onChange}
    />
    <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
  </label>
);
