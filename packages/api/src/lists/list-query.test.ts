import { expect, test } from "vitest";
import { pageOf } from "./list-query.ts";

const ascending = Array.from({ length: 11 }, (_, index) => index);
const lists = { asc: ascending, desc: ascending.toReversed() };

test.each(["asc", "desc"] as const)(
  "a page has the same rows in the same order, read from either end: %s",
  (so) => {
    for (const per_page of [1, 3, 4, 11, 25])
      for (const page_no of [0, 1, 2, 3, 5, 10, 11]) {
        const page = pageOf({ so, page_no, per_page }, ascending.length);
        const read = lists[page.so].slice(page.offset, page.offset + page.limit);
        const start = page_no * per_page;
        expect(page.inOrder(read)).toEqual(lists[so].slice(start, start + per_page));
      }
  },
);

test("the last page of a million rows is read from the end, and an early page from the beginning", () => {
  const read = (page_no: number) => pageOf({ so: "asc", page_no, per_page: 25 }, 1_000_000);
  expect(read(39_999)).toMatchObject({ so: "desc", offset: 0, limit: 25 });
  expect(read(300)).toMatchObject({ so: "asc", offset: 7500, limit: 25 });
  expect(read(40_000)).toMatchObject({ limit: 0 });
});
