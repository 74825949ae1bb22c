import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bundle } from "./bundle.ts";
import { doorsOf, published } from "./packages.ts";
import { writeSizeLimits } from "./size-limits.ts";

const limits = JSON.parse(
  readFileSync(join(import.meta.dirname, "size-limits.json"), "utf8"),
) as Record<string, number>;
const measured: Record<string, number> = {};

const late =
  "pdfjs-dist|mammoth|recharts|libphonenumber-js|prosemirror-\\w+|@tiptap|@fullcalendar|@zxcvbn-ts";
/** Heavy libraries that load on demand and must be in the first chunk of no page. */
const heavy: Record<string, RegExp> = {
  ui: new RegExp(`node_modules/(${late}|temporal-polyfill)/`),
  // Booking reckons with time zones at once.
  screens: new RegExp(`node_modules/(${late})/`),
};

describe.each(published)("@ats/%s", (name) => {
  const doors = doorsOf(name);
  let bundles: Awaited<ReturnType<typeof bundle>>;

  beforeAll(async () => {
    const home = join(inject("consumer"), "node_modules/@ats", name);
    bundles = await bundle(
      Object.fromEntries(doors.map((door) => [door.name, join(home, door.built)])),
    );
  });

  it.each(doors.map((door) => door.name))(
    "%s stays within its limit and brings no heavy library",
    (door) => {
      const { kilobytes, modules } = bundles[door]!;
      measured[door] = kilobytes;
      expect(modules.filter((id) => heavy[name]?.test(id))).toEqual([]);
      if (process.env.RENEW) return;
      expect(limits, "a new door has no limit yet: npm run sizes:update").toHaveProperty([door]);
      expect(kilobytes, "heavier on purpose? npm run sizes:update").toBeLessThanOrEqual(
        limits[door] ?? 0,
      );
    },
  );
});

it("keeps a button within 15 kB, of which React Aria takes 11", () => {
  expect(measured["@ats/ui/Button"]).toBeLessThanOrEqual(15);
});

it("keeps the loader of a partner's page within 5 kB", () => {
  expect(measured["@ats/embed"]).toBeLessThanOrEqual(5);
});

afterAll(() => {
  if (process.env.RENEW) writeSizeLimits(measured);
});
