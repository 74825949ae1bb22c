import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Collection, Header, ListBoxItem, ListBoxSection, Text } from "react-aria-components";
import { CheckMark } from "../Checkbox/CheckMark.tsx";
import * as line from "../Menu/Menu.css.ts";
import { word } from "./Select.css.ts";

export type Option<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
};
export type OptionSection<Id extends string = string> = {
  /** Must differ from the ids of the options. */
  id: string;
  /** The heading above the options. */
  label: string;
  options: Option<Id>[];
};
/** An option, or a section of options. */
export type OptionItem<Id extends string = string> = Option<Id> | OptionSection<Id>;

const isSection = (item: OptionItem): item is OptionSection => "options" in item;

/** Returns the options without their sections. */
export const flatOptions = <Id extends string>(items: readonly OptionItem<Id>[]) =>
  items.flatMap((item): Option<Id>[] => ("options" in item ? item.options : [item]));

/** Keeps the options for which `isShown` is true, and the sections that still have any. */
export const filterItems = (items: readonly OptionItem[], isShown: (option: Option) => boolean) =>
  items.flatMap((item): OptionItem[] => {
    if (!isSection(item)) return isShown(item) ? [item] : [];
    const options = item.options.filter(isShown);
    return options.length > 0 ? [{ ...item, options }] : [];
  });

/** Renders an option or a section. */
export function optionItem(item: OptionItem) {
  if (!isSection(item)) return optionLine(item);
  return (
    <ListBoxSection id={item.id} className={line.section}>
      <Header className={line.sectionTitle}>{item.label}</Header>
      <Collection items={item.options}>{optionLine}</Collection>
    </ListBoxSection>
  );
}

/** Renders an option, with a tick when it is chosen. */
export function optionLine({ id, label, description, icon, isDisabled }: Option) {
  return (
    <ListBoxItem id={id} textValue={label} className={line.item} isDisabled={isDisabled}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === "multiple" && <CheckMark isSelected={isSelected} />}
          {icon && <span className={line.icon}>{icon}</span>}
          <span className={line.texts}>
            <Text slot="label" className={word}>
              {label}
            </Text>
            {description && (
              <Text slot="description" className={line.description}>
                {description}
              </Text>
            )}
          </span>
          {isSelected && selectionMode === "single" && (
            <span className={line.check}>
              <Check />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
