import { describe, expect, it, test } from "vitest";
import { approvalProcess, type FlagRule, meetsRule, publishing, systemFlag } from "./flags.ts";

const flags = {
  approval_process: true,
  new_search: false,
  publishing: { careers_page: true, "jobs.example": true, indeed: false },
};
const isOn = (name: string) => systemFlag(flags, name);

describe("Specification §6, feature flags", () => {
  it.each([
    ["approval_process", true],
    ["new_search", false],
    ["unheard_of", false],
    ["constructor", false],
    ["publishing", false],
    ["approval_process.length", false],
  ])("%s is %s", (name, expected) => {
    expect(isOn(name)).toBe(expected);
  });

  const on: FlagRule = "approval_process";
  const off: FlagRule = "new_search";
  it.each<[FlagRule, boolean]>([
    [{ and: [on, on] }, true],
    [{ and: [on, off] }, false],
    [{ or: [off, on] }, true],
    [{ or: [off, off] }, false],
    [{ and: [on, { or: [off, on] }] }, true],
    [{ or: [off, { and: [on, off] }] }, false],
    [{ and: [] }, true],
    [{ or: [] }, false],
  ])("combined: %j is %s", (rule, expected) => {
    expect(meetsRule(rule, isOn)).toBe(expected);
  });

  test("each channel has its own publishing flag", () => {
    expect(meetsRule(publishing("careers_page"), isOn)).toBe(true);
    expect(meetsRule(publishing("jobs.example"), isOn)).toBe(true);
    expect(meetsRule(publishing("indeed"), isOn)).toBe(false);
    expect(meetsRule({ and: [approvalProcess, publishing("indeed")] }, isOn)).toBe(false);
  });
});
