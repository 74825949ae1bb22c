import { bare } from "../Checkbox/Checkbox.css.ts";
import { CheckMark } from "../Checkbox/CheckMark.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";

interface SelectBoxProps {
  /** What it chooses. */
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** -1 where arrow keys lead to it. */
  tabIndex?: -1;
  onChange(): void;
}

/** The checkbox of a row: the browser's own, since a page has many of them. */
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
