import { expect, it } from "vitest";
import { defaultInterviewSettings } from "./settings.ts";
import { freeSlots } from "./slots.ts";

const settings = { ...defaultInterviewSettings, day_start: "09:00", day_end: "11:00" };
const now = new Date("2026-11-20T09:00:00Z");
const slots = (change: Partial<Parameters<typeof freeSlots>[1]> = {}) =>
  freeSlots(settings, {
    first_date: "2026-11-23",
    last_date: "2026-11-23",
    minutes: 60,
    busy: [],
    days_off: new Set(),
    now,
    ...change,
  }).map((start) => start.slice(0, 16));

it("Specification §1, booking: offers each half hour of the company's working day in which the interview fits", () => {
  expect(slots()).toEqual(["2026-11-23T09:00", "2026-11-23T09:30", "2026-11-23T10:00"]);
  expect(slots({ minutes: 180 })).toEqual([]);
});

it("leaves out weekends, past times and times too soon", () => {
  expect(slots({ first_date: "2026-11-21", last_date: "2026-11-22" })).toEqual([]);
  expect(slots({ now: new Date("2026-11-23T07:30:00Z") })).toEqual([
    "2026-11-23T09:30",
    "2026-11-23T10:00",
  ]);
});

it("leaves out days off", () => {
  expect(slots({ days_off: new Set(["2026-11-23"]) })).toEqual([]);
});

it("leaves out times that overlap another interview, but not times that touch one", () => {
  const busy = [
    {
      start_date_time: new Date("2026-11-23T09:00:00Z"),
      end_date_time: new Date("2026-11-23T10:00:00Z"),
    },
  ];
  expect(slots({ busy })).toEqual(["2026-11-23T10:00"]);
});

it("keeps the company's hours across a clock change", () => {
  const dates = { first_date: "2027-03-26", last_date: "2027-03-29", minutes: 120 };
  expect(slots(dates)).toEqual(["2027-03-26T09:00", "2027-03-29T08:00"]);
});
