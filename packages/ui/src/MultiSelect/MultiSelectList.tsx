import { Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Autocomplete, Group, Input, SearchField, useFilter } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { affix, box, input } from "../Field/Field.css.ts";
import { Spinner } from "../Loader/Loader.tsx";
import { LongList } from "../Select/LongList.tsx";
import { filterItems, flatOptions, type Option, type OptionItem } from "../Select/Option.tsx";
import { type LoadOptions, useLoadedOptions } from "../Select/useLoadedOptions.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { bar, count, search } from "./MultiSelect.css.ts";
import { multiSelectTexts } from "./texts.ts";

/** The search, the list, and the buttons that select or clear everything shown. */
export function MultiSelectList({
  label,
  labelId,
  options,
  loadOptions,
  emptyText,
  ids,
  onChange,
}: {
  label: ReactNode;
  labelId: string;
  options: OptionItem[] | undefined;
  loadOptions: LoadOptions | undefined;
  emptyText: string | undefined;
  ids: string[];
  /** Also receives the options shown, which include the newly chosen ones. */
  onChange: (ids: string[], shown: Option[]) => void;
}) {
  const say = useTexts();
  const listId = useId();
  const name = typeof label === "string" ? label : "";
  const { contains } = useFilter({ sensitivity: "base" });
  const [text, setText] = useState("");
  const loaded = useLoadedOptions(loadOptions, text, true);
  const shown = options
    ? filterItems(options, (option) => contains(option.label, text))
    : loaded.options;
  const inSight = flatOptions(shown);
  const free = inSight.filter((option) => !option.isDisabled);
  const choose = (next: Iterable<string>) => onChange([...new Set(next)], inSight);
  const addAll = () => choose([...ids, ...free.map(({ id }) => id)]);
  const emptyState = loaded.isLoading
    ? say(words.loading)
    : loaded.isFailed
      ? say(words.loadFailed)
      : (emptyText ?? say(words.noOptions));
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField
        className={search}
        autoFocus
        aria-label={say(multiSelectTexts.searchOptions, { name })}
      >
        <Group className={box}>
          <Search className={affix} />
          {/* The list is always open, so the input is a combobox. */}
          <Input
            dir="auto"
            className={input}
            placeholder={say(multiSelectTexts.search)}
            role="combobox"
            aria-expanded
            aria-haspopup="listbox"
            aria-controls={listId}
          />
          {loaded.isLoading && <Spinner />}
        </Group>
      </SearchField>
      <div className={bar}>
        <span role="status" className={count}>
          {say(multiSelectTexts.chosenCount, { count: ids.length })}
        </span>
        {options && (
          <Button variant="ghost" size="sm" isDisabled={free.length === 0} onPress={addAll}>
            {text
              ? say(multiSelectTexts.selectShownOptions, { count: free.length })
              : say(multiSelectTexts.selectAllOptions)}
          </Button>
        )}
        <Button variant="ghost" size="sm" isDisabled={ids.length === 0} onPress={() => choose([])}>
          {say(words.clear)}
        </Button>
      </div>
      <LongList
        id={listId}
        {...(name ? { "aria-label": name } : { "aria-labelledby": labelId })}
        items={shown}
        emptyText={emptyState}
        total={options && flatOptions(options).length}
        selectionMode="multiple"
        escapeKeyBehavior="none"
        selectedKeys={ids}
        onSelectionChange={(keys) => (keys === "all" ? addAll() : choose([...keys].map(String)))}
      />
    </Autocomplete>
  );
}
