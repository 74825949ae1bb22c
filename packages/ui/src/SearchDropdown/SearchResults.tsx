import { useEffect } from "react";
import type { SearchDropdownProps } from "./SearchDropdown.tsx";
import * as css from "./SearchDropdown.css.ts";

type SearchResultsProps<Result> = Pick<
  SearchDropdownProps<Result>,
  | "label"
  | "results"
  | "getKey"
  | "renderResult"
  | "groupBy"
  | "emptyText"
  | "footerText"
  | "isLoading"
> & {
  id: string;
  active: number;
  onActive: (at: number) => void;
  onChoose: (at: number) => void;
};

const none: readonly never[] = [];

/**
 * The list below the search box, loaded when the box is first focused. The focus stays in the box.
 */
export default function SearchResults<Result>({
  id,
  label,
  results = none,
  getKey,
  renderResult,
  groupBy,
  emptyText,
  footerText,
  isLoading,
  active,
  onActive,
  onChoose,
}: SearchResultsProps<Result>) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const option = (result: Result, at: number) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the text box's
    <div
      key={getKey(result)}
      id={`${id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      className={css.option}
      onPointerMove={() => at !== active && onActive(at)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(at)}
    >
      {renderResult(result)}
    </div>
  );
  const groups =
    groupBy &&
    Map.groupBy(
      results.map((result, at) => ({ result, at })),
      ({ result }) => groupBy(result),
    );
  return (
    // A press keeps the focus in the text box.
    <div className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={css.list}>
        {groups
          ? [...groups].map(([title, members]) => (
              <div key={title} role="group" aria-label={title}>
                <div className={css.groupTitle} aria-hidden="true">
                  {title}
                </div>
                {members.map(({ result, at }) => option(result, at))}
              </div>
            ))
          : results.map(option)}
      </div>
      {results.length === 0 && !isLoading && <div className={css.note}>{emptyText}</div>}
      {footerText && results.length > 0 && <div className={css.footer}>{footerText}</div>}
    </div>
  );
}
