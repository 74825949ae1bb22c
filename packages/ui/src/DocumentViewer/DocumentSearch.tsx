import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./DocumentViewer.css.ts";
import { documentViewerTexts } from "./texts.ts";

export type SearchState = {
  query: string;
  onQuery: (query: string) => void;
  matches: number;
  /** Index of the current match, from 0. */
  match: number;
  onMatch: (match: number) => void;
};

type DocumentSearchProps = SearchState & { onClose: () => void };

/** Searches in the document. Enter and Shift+Enter move through the matches. */
export function DocumentSearch({
  query,
  onQuery,
  matches,
  match,
  onMatch,
  onClose,
}: DocumentSearchProps) {
  const say = useTexts();
  const step = (by: 1 | -1) => matches > 0 && onMatch((match + by + matches) % matches);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement)
      step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.search} role="search" onKeyDownCapture={onKeyDown}>
      <div className={css.searchField}>
        <SearchField
          label={say(documentViewerTexts.searchDocument)}
          placeholder={say(documentViewerTexts.searchDocument)}
          value={query}
          onChange={onQuery}
          autoFocus
        />
      </div>
      <span className={css.count} role="status">
        {query.trim() !== "" &&
          (matches > 0
            ? say(documentViewerTexts.matchOf, { match: match + 1, matches })
            : say(documentViewerTexts.noMatches))}
      </span>
      <div className={css.tools}>
        <IconButton
          aria-label={say(documentViewerTexts.previousMatch)}
          icon={<ChevronUp />}
          size="sm"
          isDisabled={matches === 0}
          onPress={() => step(-1)}
        />
        <IconButton
          aria-label={say(documentViewerTexts.nextMatch)}
          icon={<ChevronDown />}
          size="sm"
          isDisabled={matches === 0}
          onPress={() => step(1)}
        />
        <IconButton
          aria-label={say(documentViewerTexts.closeSearch)}
          icon={<X />}
          size="sm"
          onPress={onClose}
        />
      </div>
    </div>
  );
}
