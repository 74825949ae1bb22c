import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { filterBarTexts } from "../FilterBar/texts.ts";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { SearchField } from "../SearchField/SearchField.tsx";
import { useTexts } from "../texts/texts.tsx";
import { field as fieldLook, row, value as valueLook } from "./FilterSearch.css.ts";
import { filterSearchTexts } from "./texts.ts";

export type FilterSearchField = {
  id: string;
  label: string;
  /** Values to choose from. Without options the value is typed. */
  options?: { id: string; label: string }[];
};

export type FilterSearchProps = RootProps<HTMLDivElement> & {
  fields: FilterSearchField[];
  onAdd: (fieldId: string, value: string) => void;
};

/** Adds a filter in two steps: choose a field, then enter a value. Use it in a FilterBar. */
export function FilterSearch(props: FilterSearchProps) {
  const { fields, onAdd, ref } = props;
  const say = useTexts();
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
    <div {...rootProps(props)} ref={ref} className={row}>
      <div className={fieldLook}>
        <NativeSelect
          label={say(filterSearchTexts.filterField)}
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
            label={say(filterSearchTexts.filterValue)}
            options={options}
            value={value}
            placeholder={say(filterSearchTexts.filterValue)}
            onChange={setValue}
          />
        ) : (
          <SearchField
            label={say(filterSearchTexts.filterValue)}
            placeholder={say(filterSearchTexts.filterValue)}
            value={value}
            onChange={setValue}
            onSubmit={add}
          />
        )}
      </div>
      <Button iconStart={<Plus />} onPress={add}>
        {say(filterBarTexts.addFilter)}
      </Button>
    </div>
  );
}
