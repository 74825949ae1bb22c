import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { doors } from "../packages/ui/doors.ts";
import { bundle } from "./bundle.ts";
import { writeSizeLimits } from "./size-limits.ts";

const limits = JSON.parse(
  readFileSync(join(import.meta.dirname, "size-limits.json"), "utf8"),
) as Record<string, number>;
let bundles: Awaited<ReturnType<typeof bundle>>;

/** Heavy libraries that load on demand and must be in no door's first chunk. */
const heavy =
  /node_modules\/(pdfjs-dist|mammoth|recharts|libphonenumber-js|prosemirror-\w+|@tiptap|@fullcalendar|@zxcvbn-ts|temporal-polyfill)\//;

beforeAll(async () => {
  const dist = join(import.meta.dirname, "../packages/ui/dist");
  bundles = await bundle(
    Object.fromEntries(doors.map((door) => [door, join(dist, door, `${door}.js`)])),
  );
});

it.each(doors)("%s stays within its limit and brings no heavy library", (door) => {
  const { kilobytes, modules } = bundles[door]!;
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
  if (process.env.RENEW) return;
  expect(limits, "a new door has no limit yet: npm run sizes:update").toHaveProperty(door);
  expect(kilobytes, "heavier on purpose? npm run sizes:update").toBeLessThanOrEqual(
    limits[door] ?? 0,
  );
});

it("keeps a button within 15 kB, of which React Aria takes 11", () => {
  expect(bundles.Button?.kilobytes).toBeLessThanOrEqual(15);
});

afterAll(() => {
  if (process.env.RENEW)
    writeSizeLimits(
      Object.fromEntries(Object.entries(bundles).map(([door, { kilobytes }]) => [door, kilobytes])),
    );
});
