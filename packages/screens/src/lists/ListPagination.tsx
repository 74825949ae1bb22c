import { Pagination } from "@ats/ui/Pagination";

interface PageState {
  /** From one. */
  page: number;
  per_page: number;
}

/** Where a list is in its pages. */
export interface Pages {
  state: PageState;
  /** Anything but the page goes back to page one. */
  onChange(change: Partial<PageState>, options?: { replace?: boolean }): void;
}

interface ListPaginationProps extends Pages {
  /** Absent while the first page loads, or while they are counted. */
  total: number | undefined;
  /** Whether a page is there before they are counted. */
  isCounting?: boolean;
}

/** The pages of a list, where it has rows. */
export const ListPagination = ({ state, total, isCounting, onChange }: ListPaginationProps) =>
  (isCounting || (total !== undefined && total > 0)) && (
    <Pagination
      page={state.page}
      pageSize={state.per_page}
      total={total}
      onPageChange={(page) => onChange({ page })}
      onPageSizeChange={(per_page) => onChange({ per_page })}
    />
  );
