import type { ReactNode } from "react";
import { ToggleButtonGroup as RacGroup, ToggleButton } from "react-aria-components";
import type { RootProps } from "../root/root.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { group, icon as iconLook, option } from "./ToggleButtonGroup.css.ts";

export type ToggleButtonGroupProps<Id extends string = string> = RootProps<HTMLDivElement> & {
  /** Names the group for screen readers; not shown. */
  label: string;
  value: Id;
  onChange: (value: Id) => void;
  options: {
    id: Id;
    label: string;
    /** Language of the label, if it is another than the page's: BCP 47. */
    lang?: string;
    icon?: ReactNode;
    isDisabled?: boolean;
  }[];
  /** Shows only the icons; the labels are their accessible names and tooltips. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
};

/** A choice from a few that changes the view at once: a table or a board. */
export function ToggleButtonGroup<Id extends string>({
  label,
  value,
  onChange,
  options,
  isIconOnly,
  ...props
}: ToggleButtonGroupProps<Id>) {
  return (
    <RacGroup
      {...props}
      className={group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => key !== undefined && onChange(key as Id)}
    >
      {options.map(({ id, label: text, lang, icon, isDisabled }) => {
        const button = (
          <ToggleButton
            key={id}
            id={id}
            lang={lang}
            className={option}
            isDisabled={isDisabled}
            aria-label={isIconOnly ? text : undefined}
          >
            {icon && <span className={iconLook}>{icon}</span>}
            {!isIconOnly && text}
          </ToggleButton>
        );
        if (!isIconOnly) return button;
        return (
          <Tooltip key={id} label={text}>
            {button}
          </Tooltip>
        );
      })}
    </RacGroup>
  );
}
