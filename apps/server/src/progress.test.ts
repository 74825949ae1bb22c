import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { during } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Returns the output while a hundred parts of the demo data load, each taking some milliseconds.
 */
async function written(msEach: number, isTTY: boolean) {
  let text = "";
  const work = during(
    "Loading the demo data",
    async (at) => {
      for (let part = 0; part <= 200; part++) {
        at(part < 200 ? "Candidates" : "CVs", Math.floor(part / 2) / 100);
        await new Promise((resolve) => setTimeout(resolve, msEach / 2));
      }
    },
    { isTTY, write: (more) => (text += more) },
  );
  await vi.runAllTimersAsync();
  await work;
  return text;
}

test("work done within two seconds is not mentioned", async () => {
  expect(await written(10, true)).toBe("");
  expect(await written(10, false)).toBe("");
});

test("a log gets a line at each tenth, and one at the end", async () => {
  const lines = (await written(100, false)).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(11);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]).toMatch(/^ {2}Loading the demo data: candidates, \d+ %$/);
  expect(lines.at(-1)).toBe("  Loading the demo data: 10.1 s");
});

test("a terminal sees one line change", async () => {
  const text = await written(100, true);
  expect(text.match(/\n/g)).toHaveLength(1);
  const parts = text.split("\r\u001b[K");
  expect(parts).toContain("  Loading the demo data: candidates, 57 %");
  expect(parts).toContain("  Loading the demo data: CVs, 100 %");
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.at(-1)).toBe("  Loading the demo data: 10.1 s\n");
});

test("a terminal sees work side by side on one line, and each with its time when it is done", async () => {
  let text = "";
  const terminal = { isTTY: true, write: (more: string) => (text += more) };
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const building = during("Building", () => sleep(4_000), terminal);
  const loading = during(
    "Loading",
    async (at) => {
      await sleep(3_000);
      at("CVs", 0.5);
      await sleep(3_000);
    },
    terminal,
  );
  await vi.runAllTimersAsync();
  await Promise.all([building, loading]);
  expect(text.split("\r\u001b[K").slice(1)).toEqual([
    "  Building …",
    "  Building … · Loading …",
    "  Building … · Loading: CVs, 50 %",
    "  Building: 4.0 s\n",
    "  Loading: CVs, 50 %",
    "  Loading: 6.0 s\n",
  ]);
});
