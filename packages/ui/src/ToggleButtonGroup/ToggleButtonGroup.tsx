import type { ReactNode } from "react";
import { ToggleButtonGroup as RacGroup, ToggleButton } from "react-aria-components";
import { group, icon as iconLook, option } from "./ToggleButtonGroup.css.ts";

export type ToggleButtonGroupProps<Id extends string = string> = {
  label: string;
  value: Id;
  onChange: (value: Id) => void;
  options: { id: Id; label: string; icon?: ReactNode }[];
  /** Shows the icons alone; the labels are still said. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
};

/** One choice of a few that changes what is seen at once: a table or a board. */
export function ToggleButtonGroup<Id extends string>({
  label,
  value,
  onChange,
  options,
  isIconOnly,
  isDisabled,
}: ToggleButtonGroupProps<Id>) {
  return (
    <RacGroup
      className={group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={([key]) => key !== undefined && onChange(key as Id)}
    >
      {options.map(({ id, label: text, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          className={option}
          aria-label={isIconOnly ? text : undefined}
        >
          {icon && <span className={iconLook}>{icon}</span>}
          {!isIconOnly && text}
        </ToggleButton>
      ))}
    </RacGroup>
  );
}
