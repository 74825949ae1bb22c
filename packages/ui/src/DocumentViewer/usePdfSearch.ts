import type { PDFPageProxy } from "pdfjs-dist";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SearchState } from "./DocumentSearch.tsx";
import { matchPositions } from "./textSearch.ts";

type PdfSearch = SearchState & {
  /** Page of the current match and the match's index on that page, both from 0. */
  place: { page: number; match: number } | undefined;
};

/** Searches the text of all pages, including pages not drawn yet. */
export function usePdfSearch(sheets: PDFPageProxy[], onGo: (page: number) => void): PdfSearch {
  const [query, setQuery] = useState("");
  const [counts, setCounts] = useState<number[]>([]);
  const [match, setMatch] = useState(0);
  const texts = useRef<Promise<string[]>>(undefined);
  const found = useEffectEvent((next: number[]) => {
    setCounts(next);
    setMatch(0);
    const first = next.findIndex((count) => count > 0);
    if (first >= 0) onGo(first + 1);
  });
  useEffect(() => {
    const term = query.trim();
    let isCurrent = true;
    // Extracts the text of all pages on the first search.
    if (term !== "") texts.current ??= Promise.all(sheets.map(textOf));
    (texts.current ?? Promise.resolve([])).then(
      (all) => isCurrent && found(all.map((text) => matchPositions(text, term).length)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sheets, query]);

  const placeOf = (at: number) => {
    let before = 0;
    for (const [page, count] of counts.entries()) {
      if (at < before + count) return { page, match: at - before };
      before += count;
    }
    return undefined;
  };
  return {
    query,
    onQuery: setQuery,
    matches: counts.reduce((sum, count) => sum + count, 0),
    match,
    onMatch: (next) => {
      setMatch(next);
      const page = placeOf(next)?.page;
      if (page !== undefined && page !== placeOf(match)?.page) onGo(page + 1);
    },
    place: placeOf(match),
  };
}

const textOf = async (sheet: PDFPageProxy) =>
  (await sheet.getTextContent()).items
    .map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""))
    .join("");
