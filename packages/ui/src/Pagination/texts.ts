import { texts } from "../texts/texts.tsx";

export const paginationTexts = texts("ui.pagination", {
  range: "{from}–{to} of {total}",
  noRows: "0 of 0",
  pagination: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
  pageField: "Page",
  ofPages: "of {pages}",
  pageSize: "Rows per page",
});
