import { Search, X } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useState,
} from "react";
import { Button } from "react-aria-components";
import { inset } from "../Field/Field.css.ts";
import { Spinner } from "../Loader/Loader.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { words } from "../words/texts.ts";
import * as css from "./SearchDropdown.css.ts";

const load = () => import("./SearchResults.tsx");
const SearchResults = lazy(load) as unknown as Awaited<ReturnType<typeof load>>["default"];

export type SearchDropdownProps<
  Result,
  Scope extends string = string,
> = RootProps<HTMLDivElement> & {
  /** Names the text box. */
  label: string;
  /** Names the select in front of the text box. */
  scopeLabel: string;
  scopes: { id: Scope; label: string }[];
  scope: Scope;
  onScopeChange: (scope: Scope) => void;
  value: string;
  onChange: (value: string) => void;
  /** Undefined until there is a search. */
  results: readonly Result[] | undefined;
  getKey: (result: Result) => string;
  renderResult: (result: Result) => ReactNode;
  /** The heading of a result's group. */
  groupBy?: (result: Result) => string;
  onSelect: (result: Result) => void;
  isLoading?: boolean;
  emptyText: string;
  /** Shown below the results, for example that there are more. */
  footerText?: string;
  placeholder?: string;
  /** The shortcut that focuses the text box, as shown: "Ctrl K". */
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** Search while typing: an ARIA combobox with a list of results. The caller runs the search. */
export function SearchDropdown<Result, Scope extends string = string>({
  ref,
  ...props
}: SearchDropdownProps<Result, Scope>) {
  const { label, value, onChange, results, isLoading, emptyText, onSelect, shortcut, inputRef } =
    props;
  const say = useTexts();
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [marked, setMarked] = useState({ results, at: -1 });
  const active = marked.results === results ? marked.at : -1;
  const setActive = (at: number) => setMarked({ results, at });
  const count = results?.length ?? 0;
  const isOpen = isFocused && !isDismissed && value.trim() !== "" && results !== undefined;

  const select = (at: number) => {
    const result = results?.[at];
    if (result === undefined) return;
    setDismissed(true);
    onSelect(result);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to: Record<string, number> = {
      ArrowDown: active >= count - 1 ? 0 : active + 1,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
      Home: 0,
      End: count - 1,
    };
    const next = to[event.key];
    if (event.key === "Escape") {
      if (value) onChange("");
      else setDismissed(true);
    } else if (event.key === "Enter" && isOpen) select(active);
    else if (next !== undefined && isOpen && count > 0) setActive(next);
    else if (event.key === "ArrowDown") setDismissed(false);
    else return;
    event.preventDefault();
  };

  return (
    <div
      {...rootProps(props)}
      ref={ref}
      role="search"
      className={css.search}
      onFocus={() => {
        setFocused(true);
        void load();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <div className={css.box}>
        <NativeSelect
          look="part"
          label={props.scopeLabel}
          options={props.scopes}
          value={props.scope}
          onChange={props.onScopeChange}
        />
        <Search className={css.icon} />
        <input
          ref={inputRef}
          className={css.input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          value={value}
          onChange={(event) => {
            setDismissed(false);
            onChange(event.target.value);
          }}
          onClick={() => setDismissed(false)}
          onKeyDown={onKeyDown}
        />
        <span className={css.end}>
          {isLoading ? (
            <Spinner />
          ) : value ? (
            <Button
              className={inset}
              aria-label={say(words.clearSearch)}
              onPress={() => onChange("")}
            >
              <X />
            </Button>
          ) : (
            shortcut && (
              <kbd aria-hidden="true" className={css.shortcut}>
                {shortcut}
              </kbd>
            )
          )}
        </span>
      </div>
      <VisuallyHidden role="status">
        {isOpen && !isLoading && (count > 0 ? say(words.results, { count }) : emptyText)}
      </VisuallyHidden>
      {isOpen && (
        <Suspense>
          <SearchResults
            {...props}
            id={id}
            active={active}
            onActive={setActive}
            onChoose={select}
          />
        </Suspense>
      )}
    </div>
  );
}
