import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type ScanOrder, scanInOrder } from "./ordered-scan.ts";

const page = { end: 25, of: 1_000_000, furthest: 30_000 };
const meets = sql<boolean>`true`;
const readEach: ScanOrder = { meets, once: 0, row: 3 };
const lookUp: ScanOrder = { meets: sql<boolean>`false`, once: 2_000, row: 0.25 };

describe("Quality P4: a page in the list's order", () => {
  test("is filled by a scan when matches are common", () => {
    expect(scanInOrder(20_000, [readEach], 60_000, page)?.meets).toBe(meets);
  });

  test("is filled by the cheaper scan", () => {
    expect(scanInOrder(20_000, [readEach, lookUp], 60_000, page)).toMatchObject({ meets });
    expect(scanInOrder(5_000, [readEach, lookUp], 15_000, page)?.meets).toBe(lookUp.meets);
  });

  test("is found by an index when that is as fast", () => {
    expect(scanInOrder(2_000, [readEach], 6_000, page)).toBeUndefined();
    expect(scanInOrder(900_000, [readEach], 4_000, page)).toBeUndefined();
  });

  test("is found by an index when it lies far back", () => {
    expect(scanInOrder(20_000, [readEach], 60_000, { ...page, end: 2_500 })).toBeUndefined();
    expect(scanInOrder(500, [lookUp], 1e6, page)).toBeUndefined();
  });

  test("is given up once the scan has cost as much as the index", () => {
    expect(scanInOrder(20_000, [readEach], 60_000, page)?.rows).toBe(20_000);
    expect(scanInOrder(20_000, [readEach], 600_000, page)?.rows).toBe(page.furthest);
  });
});
