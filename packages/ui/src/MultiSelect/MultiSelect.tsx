import { ChevronDown } from "lucide-react";
import { type Ref, useId, useRef, useState } from "react";
import { Button, Dialog, Group } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import type { FieldProps } from "../Field/Field.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { useField } from "../Field/useField.ts";
import { useValue } from "../Field/useValue.ts";
import { matched } from "../Popover/Popover.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { flatOptions, type Option, type OptionItem } from "../Select/Option.tsx";
import { chevron } from "../Select/Select.css.ts";
import type { LoadOptions } from "../Select/useLoadedOptions.ts";
import { RemovableTags } from "../TagField/RemovableTags.tsx";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { words } from "../words/texts.ts";
import * as css from "./MultiSelect.css.ts";
import { MultiSelectList } from "./MultiSelectList.tsx";
import { multiSelectTexts } from "./texts.ts";
import { useFits } from "./useFits.ts";

export type { Option, OptionItem, OptionSection } from "../Select/Option.tsx";
export type { LoadOptions } from "../Select/useLoadedOptions.ts";

export type MultiSelectProps<Id extends string = string> = FieldProps & {
  /** Ids of the chosen options, in the order they were chosen. */
  value?: Id[];
  defaultValue?: Id[];
  onChange?: (value: Id[]) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Shown when no option matches. */
  emptyText?: string;
  ref?: Ref<HTMLButtonElement>;
} & (
    | { /** Options, or sections of them. */ options: OptionItem<Id>[]; loadOptions?: never }
    | {
        options?: never;
        /** Called when the list opens and each time typing pauses. */
        loadOptions: LoadOptions<Id>;
        /** Options of the initial value, which the first search may not return. */
        selectedOptions?: Option<Id>[];
      }
  );

/** More tags than this never fit on one line. */
const mostTags = 12;
const none: string[] = [];

/** A choice of several from a long list, with a search. */
export function MultiSelect<Id extends string>({
  value,
  defaultValue,
  onChange,
  placeholder,
  emptyText,
  ref,
  options,
  loadOptions,
  ...rest
}: MultiSelectProps<Id>) {
  const { selectedOptions, ...given } = rest as FieldProps & { selectedOptions?: Option[] };
  const field = useField(given);
  const say = useTexts();
  const valueId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [ids, setIds] = useValue<string[]>(
    value,
    defaultValue ?? none,
    onChange as (ids: string[]) => void,
  );
  // Keeps the names of chosen options that a later search does not return.
  const [known, setKnown] = useState(selectedOptions ?? []);
  const every = options ? flatOptions(options) : known;
  const chosen = ids.map((id) => every.find((option) => option.id === id) ?? { id, label: id });
  const [row, fitsRow] = useFits();
  const fits = fitsRow && ids.length <= mostTags;
  const isFixed = field.isDisabled || field.isReadOnly;
  const choose = (next: string[], shown: Option[]) => {
    setKnown([...known, ...shown].filter(({ id }) => next.includes(id)));
    setIds(next);
  };
  const remove = (id: string) => {
    setIds(ids.filter((other) => other !== id));
    if (ids.length === 1) frame.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  return (
    <FieldGroup field={field}>
      {({ labelId, describedBy }) => (
        <>
          <Group
            ref={frame}
            className={`${box} ${css.frame}`}
            isInvalid={Boolean(field.errorMessage)}
            isDisabled={field.isDisabled}
            data-readonly={field.isReadOnly || undefined}
          >
            <div ref={row} className={`${css.row} ${fits ? "" : css.unseen}`}>
              {ids.length > 0 && (
                <RemovableTags
                  isInLine
                  label={say(multiSelectTexts.chosenCount, { count: ids.length })}
                  tags={chosen.slice(0, mostTags)}
                  onRemove={field.isReadOnly ? undefined : remove}
                  isDisabled={field.isDisabled}
                />
              )}
            </div>
            <Button
              ref={ref}
              className={css.opener}
              isDisabled={isFixed}
              aria-labelledby={`${labelId} ${valueId}`}
              aria-describedby={describedBy}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
            >
              <span className={css.summary}>
                <span
                  id={valueId}
                  className={ids.length === 0 ? css.placeholder : fits ? hidden : undefined}
                >
                  {ids.length > 0
                    ? say(multiSelectTexts.chosenCount, { count: ids.length })
                    : (placeholder ?? say(words.choose))}
                </span>
              </span>
              <ChevronDown className={chevron} />
            </Button>
          </Group>
          {field.name &&
            ids.map((id) => <input key={id} type="hidden" name={field.name} value={id} />)}
          <Sheet
            className={matched}
            offset={4}
            placement="bottom start"
            triggerRef={frame}
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            <Dialog className={css.sheet} aria-labelledby={labelId}>
              <MultiSelectList
                labelId={labelId}
                label={field.label}
                options={options}
                loadOptions={loadOptions}
                emptyText={emptyText}
                ids={ids}
                onChange={choose}
              />
            </Dialog>
          </Sheet>
        </>
      )}
    </FieldGroup>
  );
}
