import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { buttons, pagination, range, size } from "./Pagination.css.ts";

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** All rows, over all pages. */
  total: number;
  onPageChange: (page: number) => void;
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: number[];
  label?: string;
};

const usualSizes = [25, 50, 100];

export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = usualSizes,
  label,
}: PaginationProps) {
  const say = useMessages();
  const { locale, direction } = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const shown = total
    ? say("range", {
        from: number(from),
        to: number(Math.min(page * pageSize, total)),
        total: number(total),
      })
    : say("noRows");
  const [First, Previous, Next, Last] =
    direction === "rtl"
      ? [ChevronLast, ChevronRight, ChevronLeft, ChevronFirst]
      : [ChevronFirst, ChevronLeft, ChevronRight, ChevronLast];
  const step = (
    name: "firstPage" | "previousPage" | "nextPage" | "lastPage",
    Icon: typeof First,
    to: number,
  ) => (
    <IconButton
      aria-label={say(name)}
      icon={<Icon />}
      size="sm"
      isDisabled={to === page || to < 1 || to > pages}
      onPress={() => onPageChange(to)}
    />
  );
  return (
    <nav aria-label={label ?? say("pagination")} className={pagination}>
      {onPageSizeChange && (
        <div className={size}>
          <span aria-hidden="true">{say("pageSize")}</span>
          <NativeSelect
            look="small"
            label={say("pageSize")}
            options={pageSizes.map((rows) => ({ id: String(rows), label: number(rows) }))}
            value={String(pageSize)}
            onChange={(rows) => onPageSizeChange(Number(rows))}
          />
        </div>
      )}
      <span className={range} role="status">
        {shown}
      </span>
      <div className={buttons}>
        {step("firstPage", First, 1)}
        {step("previousPage", Previous, page - 1)}
        {step("nextPage", Next, page + 1)}
        {step("lastPage", Last, pages)}
      </div>
    </nav>
  );
}
