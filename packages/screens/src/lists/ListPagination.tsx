import { Pagination } from "@ats/ui/Pagination";

interface PageState {
  page: number;
  per_page: number;
}

interface ListPaginationProps {
  state: PageState;
  /** Absent while the first page loads. */
  total: number | undefined;
  onChange(change: Partial<PageState>): void;
}

/** The pages of a list, where it has rows. */
export const ListPagination = ({ state, total, onChange }: ListPaginationProps) =>
  total !== undefined &&
  total > 0 && (
    <Pagination
      page={state.page}
      pageSize={state.per_page}
      total={total}
      onPageChange={(page) => onChange({ page })}
      onPageSizeChange={(per_page) => onChange({ per_page })}
    />
  );
