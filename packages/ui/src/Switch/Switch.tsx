import { type ReactNode, type Ref, useId } from "react";
import { Switch as RacSwitch } from "react-aria-components";
import { choice, texts, wrap } from "../Checkbox/Checkbox.css.ts";
import { description as descriptionLook } from "../Field/Field.css.ts";
import { thumb, track } from "./Switch.css.ts";

export type SwitchProps = {
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/** On or off, at once: for a setting that needs no saving. */
export function Switch({ children, description, ref, ...props }: SwitchProps) {
  const id = useId();
  return (
    <div className={wrap}>
      <RacSwitch
        {...props}
        inputRef={ref as never}
        className={choice}
        aria-describedby={description ? id : undefined}
      >
        <span className={track} aria-hidden="true">
          <span className={thumb} />
        </span>
        <span className={texts}>{children}</span>
      </RacSwitch>
      {description && (
        <div id={id} className={descriptionLook}>
          {description}
        </div>
      )}
    </div>
  );
}
