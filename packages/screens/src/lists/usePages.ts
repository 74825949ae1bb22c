import { defaultPageSize } from "@ats/core/lists/page";
import { useState } from "react";
import type { Pages } from "./ListPagination.tsx";

/** Pages of a list without an address, and the current page in the endpoint's format. */
export function usePages(): { pages: Pages; query: { page_no: number; per_page: number } } {
  const [state, setState] = useState<Pages["state"]>({ page: 1, per_page: defaultPageSize });
  const onChange: Pages["onChange"] = (change) => setState({ ...state, page: 1, ...change });
  return {
    pages: { state, onChange },
    query: { page_no: state.page - 1, per_page: state.per_page },
  };
}
