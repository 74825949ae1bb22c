import { bookingHandlers } from "./booking.ts";
import { check } from "./conflicts.ts";
import { briefing, list, listOfApplication } from "./list.ts";
import { options, saveSettings } from "./settings.ts";
import { changeStatus, schedule, update } from "./write.ts";

export const interviewHandlers = [
  list,
  listOfApplication,
  options,
  saveSettings,
  check,
  briefing,
  schedule,
  update,
  changeStatus,
  ...bookingHandlers,
];
