import { Pagination } from "@ats/ui/Pagination";

interface PageState {
  /** From 1. */
  page: number;
  per_page: number;
}

export interface Pages {
  state: PageState;
  /** Any change but that of the page goes back to page one. */
  onChange(change: Partial<PageState>, options?: { replace?: boolean }): void;
}

interface ListPaginationProps extends Pages {
  /** Absent until counted. */
  total: number | undefined;
  /** True if the page is known before the total. */
  isCounting?: boolean;
}

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
