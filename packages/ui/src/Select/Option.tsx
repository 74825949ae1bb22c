import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBoxItem, Text } from "react-aria-components";
import * as line from "../Menu/Menu.css.ts";

export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
};

/** A line of a list of options, ticked when it is the chosen one. */
export function optionLine({ id, label, description, icon, isDisabled }: Option) {
  return (
    <ListBoxItem id={id} textValue={label} className={line.item} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {icon && <span className={line.icon}>{icon}</span>}
          <span className={line.texts}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={line.description}>
                {description}
              </Text>
            )}
          </span>
          {isSelected && (
            <span className={line.check}>
              <Check />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
