import { ChevronDown } from "lucide-react";
import { Button, ListBox, Popover, Select, SelectValue } from "react-aria-components";
import { sheet } from "../Popover/Popover.css.ts";
import { type Option, optionLine } from "../Select/Option.tsx";
import { list } from "../Select/Select.css.ts";
import { scope } from "./SearchDropdown.css.ts";

type ScopeSelectProps<Id extends string> = {
  label: string;
  options: Option<Id>[];
  value: Id;
  onChange: (value: Id) => void;
};

/** Where to search: in front of the box. */
export function ScopeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
}: ScopeSelectProps<Id>) {
  return (
    <Select aria-label={label} value={value} onChange={(id) => onChange(id as Id)}>
      <Button className={scope}>
        <SelectValue>{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown />
      </Button>
      <Popover className={sheet} offset={6}>
        <ListBox className={list} items={options}>
          {optionLine}
        </ListBox>
      </Popover>
    </Select>
  );
}
