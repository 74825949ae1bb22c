import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("SECURITY.md", "utf8");
const rows = [...page.matchAll(/^\| (V[\d.]+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = "", , state = "", shown = ""]) => ({ id, state, shown }),
);
const having = (wanted: string) => rows.filter(({ state }) => state === wanted);

test("SECURITY.md has each requirement of ASVS 5.0, levels 1 and 2, once", () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
});

test("SECURITY.md names an existing test for what holds, and counts what does not", () => {
  const [holds, none, open] = ["holds", "does not apply", "**open**"].map(having);
  for (const { id, shown } of holds ?? []) {
    const files = [...shown.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file);
    expect(files, id).not.toEqual([]);
    expect(
      files.filter((file) => !existsSync(file)),
      id,
    ).toEqual([]);
  }
  expect(page).toContain(
    `${holds?.length} hold, ${none?.length} do not apply, ${open?.length} are open.`,
  );
});
