import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { useMessages } from "../messages/messages.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { bar, field as fieldLook, row, value as valueLook } from "./FilterBar.css.ts";

export type FilterField = {
  id: string;
  label: string;
  /** The values to choose from; without them the value is typed. */
  options?: { id: string; label: string }[];
};
export type FilterChip = { id: string; label: string; value: string };

export type FilterBarProps = {
  fields: FilterField[];
  /** The filters that hold now. */
  chips: FilterChip[];
  onAdd: (fieldId: string, value: string) => void;
  onRemove: (chipId: string) => void;
  onClear: () => void;
};

/** Search of a list by its fields: choose a field, give a value, add; take away what is there. */
export function FilterBar({ fields, chips, onAdd, onRemove, onClear }: FilterBarProps) {
  const say = useMessages();
  const [chosenId, setFieldId] = useState("");
  const fieldId = (fields.find(({ id }) => id === chosenId) ?? fields[0])?.id ?? "";
  const [value, setValue] = useState("");
  const options = fields.find((field) => field.id === fieldId)?.options;
  const add = () => {
    if (value.trim() === "") return;
    onAdd(fieldId, value.trim());
    setValue("");
  };
  return (
    <div className={bar} role="search" aria-label={say("filters")}>
      <div className={row}>
        <div className={fieldLook}>
          <NativeSelect
            label={say("filterField")}
            options={fields}
            value={fieldId}
            onChange={(id) => {
              setFieldId(id);
              setValue("");
            }}
          />
        </div>
        <div className={valueLook}>
          {options ? (
            <NativeSelect
              label={say("filterValue")}
              options={options}
              value={value}
              placeholder={say("filterValue")}
              onChange={setValue}
            />
          ) : (
            <SearchField
              label={say("filterValue")}
              placeholder={say("filterValue")}
              value={value}
              onChange={setValue}
              onSubmit={add}
            />
          )}
        </div>
        <Button iconStart={<Plus />} onPress={add}>
          {say("addFilter")}
        </Button>
      </div>
      {chips.length > 0 && (
        <Inline gap="xs">
          <Inline as="ul" gap="xs" aria-label={say("filters")}>
            {chips.map((chip) => (
              <li key={chip.id}>
                <Tag
                  onRemove={() => onRemove(chip.id)}
                  removeLabel={say("remove", { name: `${chip.label}: ${chip.value}` })}
                >
                  {chip.label}: {chip.value}
                </Tag>
              </li>
            ))}
          </Inline>
          <Button variant="ghost" size="sm" onPress={onClear}>
            {say("clearAll")}
          </Button>
        </Inline>
      )}
    </div>
  );
}
