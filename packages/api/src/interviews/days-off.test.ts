import { expect, test } from "vitest";
import { datesOff, daysOff } from "./days-off.ts";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";

const christmas = async (holidays: "GB-ENG" | "GB-SCT" | "GB-NIR" | null) =>
  (await daysOff({ holidays, days_off: [] }, [2026]))
    .map(({ date }) => date)
    .filter((date) => /-(11-30|12-2\d|07-13)$/.test(date));

test("each nation of the UK has its own bank holidays, with the days that stand in for weekends", async () => {
  expect(await christmas("GB-ENG")).toEqual(["2026-12-25", "2026-12-26", "2026-12-28"]);
  expect(await christmas("GB-SCT")).toContain("2026-11-30");
  expect(await christmas("GB-NIR")).toContain("2026-07-13");
  expect(await christmas(null)).toEqual([]);
});

test("a company's own days are off across the turn of the year", async () => {
  const days_off = [{ date: "2026-12-29", name: "Company shutdown" }];
  const dates = await datesOff(
    { ...defaultInterviewSettings, days_off },
    "2026-12-28",
    "2027-01-04",
  );
  expect(["2026-12-28", "2026-12-29", "2027-01-01"].filter((day) => !dates.has(day))).toEqual([]);
  expect(dates.has("2026-12-30")).toBe(false);
});
