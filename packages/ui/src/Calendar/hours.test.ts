import { expect, test } from "vitest";
import { clockOf, drawnHours, hoursIn, hoursOf } from "./hours.ts";

const london = { days: [1, 2, 3, 4, 5], start: "09:00", end: "17:30", timeZone: "Europe/London" };
const winter = Date.parse("2026-01-07T12:00:00Z");
const summer = Date.parse("2026-07-07T12:00:00Z");
const localHours = (timeZone: string, on: number) =>
  hoursIn(london, timeZone, on).map(
    ({ days, start, end }) => `${days.join("")} ${clockOf(start)}-${clockOf(end)}`,
  );

test("shows another zone's working hours in local time, on the local days", () => {
  expect(localHours("Europe/London", summer)).toEqual(["12345 09:00-17:30"]);
  expect(localHours("America/New_York", winter)).toEqual(["12345 04:00-12:30"]);
  expect(localHours("Australia/Sydney", winter)).toEqual([
    "12345 20:00-24:00",
    "23456 00:00-04:30",
  ]);
  expect(localHours("Australia/Sydney", summer)).toEqual([
    "12345 18:00-24:00",
    "23456 00:00-02:30",
  ]);
});

test("treats working hours without a zone as local", () => {
  const { timeZone: _, ...here } = london;
  expect(hoursIn(here, "Asia/Kolkata", winter)).toEqual([
    { days: [1, 2, 3, 4, 5], start: 9 * 60, end: 17.5 * 60 },
  ]);
});

test.each([
  ["within the usual hours", "10:00", "11:00", "07:00-20:00"],
  ["before the usual hours", "05:40", "06:10", "05:00-20:00"],
  ["after the usual hours", "19:30", "20:10", "07:00-21:00"],
  ["until midnight", "23:00", "24:00", "07:00-24:00"],
])("draws the hours of an event %s", (_, from, to, drawn) => {
  const at = (clock: string) => new Date(Date.parse("2026-01-07T00:00Z") + minutes(clock) * 60_000);
  const event = { start: at(from).toISOString(), end: at(to).toISOString() };
  const { start, end } = drawnHours({ start: "07:00", end: "20:00" }, hoursOf(event, "UTC"));
  expect(`${clockOf(start)}-${clockOf(end)}`).toBe(drawn);
});

test("draws the whole day for an event over midnight, and no hours for an all-day event", () => {
  const night = { start: "2026-01-07T23:30:00Z", end: "2026-01-08T00:30:00Z" };
  expect(hoursOf(night, "UTC")).toEqual([{ start: 0, end: 24 * 60 }]);
  expect(hoursOf({ start: "2026-01-07", end: "2026-01-08", isAllDay: true }, "UTC")).toEqual([]);
});

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
