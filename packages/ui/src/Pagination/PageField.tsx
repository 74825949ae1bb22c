import { type KeyboardEvent, useState } from "react";
import { useTexts } from "../texts/texts.tsx";
import { labelled, page as pageLook } from "./Pagination.css.ts";
import { paginationTexts } from "./texts.ts";

type PageFieldProps = {
  page: number;
  pages: number;
  /** The number of pages, formatted. */
  shownPages: string;
  onChange: (page: number) => void;
};

/** Goes to a page by number on Enter or when the field is left. */
export function PageField({ page, pages, shownPages, onChange }: PageFieldProps) {
  const say = useTexts();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const target = Math.min(Math.max(1, Number.parseInt(typed ?? "", 10)), pages);
    setTyped(undefined);
    if (Number.isInteger(target) && target !== page) onChange(target);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") go();
    else if (key === "Escape") setTyped(undefined);
  };
  return (
    <label className={labelled}>
      {say(paginationTexts.pageField)}
      <input
        className={pageLook}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={press}
      />
      {say(paginationTexts.ofPages, { pages: shownPages })}
    </label>
  );
}
