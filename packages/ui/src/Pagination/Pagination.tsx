import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale } from "../texts/useLocale.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { type RootProps, rootProps } from "../root/root.ts";
import { type Text, useTexts } from "../texts/texts.tsx";
import { PageField } from "./PageField.tsx";
import { buttons, labelled, pagination, range } from "./Pagination.css.ts";
import { paginationTexts } from "./texts.ts";

export type PaginationProps = RootProps & {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages; undefined while they are being counted. */
  total: number | undefined;
  onPageChange: (page: number) => void;
  /** Shows a choice of rows per page. */
  onPageSizeChange?: (pageSize: number) => void;
  /** By default 25, 50 and 100. */
  pageSizes?: number[];
  /** Names the navigation, where a page has several. */
  label?: string;
};

const usualSizes = [25, 50, 100];
/** Up to this many pages, buttons are enough. */
const fewPages = 4;

/** The position in a long list and the way to its other pages. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageSizeChange, label, ref } = props;
  const { pageSizes = usualSizes } = props;
  const say = useTexts();
  const { locale } = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const isCounted = total !== undefined;
  const rows = total ?? (page + 1) * pageSize;
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  const from = (page - 1) * pageSize + 1;
  const shown = rows
    ? say(paginationTexts.range, {
        from: from,
        to: Math.min(page * pageSize, rows),
        total: isCounted ? rows : "…",
      })
    : say(paginationTexts.noRows);
  const step = (name: Text, Icon: typeof ChevronFirst, to: number, isKnown = true) => (
    <IconButton
      aria-label={say(name)}
      icon={<Icon />}
      size="sm"
      isDisabled={!isKnown || to === page || to < 1 || to > pages}
      onPress={() => onPageChange(to)}
    />
  );
  return (
    <nav
      {...rootProps(props)}
      ref={ref}
      aria-label={label ?? say(paginationTexts.pagination)}
      className={pagination}
    >
      {onPageSizeChange && (
        <div className={labelled}>
          <span aria-hidden="true">{say(paginationTexts.pageSize)}</span>
          <NativeSelect
            look="small"
            label={say(paginationTexts.pageSize)}
            options={pageSizes.map((rows) => ({ id: String(rows), label: number(rows) }))}
            value={String(pageSize)}
            onChange={(rows) => onPageSizeChange(Number(rows))}
          />
        </div>
      )}
      <span className={range} role="status">
        {shown}
      </span>
      {isCounted && pages > fewPages && (
        <PageField page={page} pages={pages} shownPages={number(pages)} onChange={onPageChange} />
      )}
      <div className={buttons}>
        {step(paginationTexts.firstPage, ChevronFirst, 1)}
        {step(paginationTexts.previousPage, ChevronLeft, page - 1)}
        {step(paginationTexts.nextPage, ChevronRight, page + 1)}
        {step(paginationTexts.lastPage, ChevronLast, pages, isCounted)}
      </div>
    </nav>
  );
}
