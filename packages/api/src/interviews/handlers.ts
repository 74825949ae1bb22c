import { bookingHandlers } from "./booking.ts";
import { invitationHandlers } from "./booking-invitations.ts";
import { declineHandler } from "./decline-times.ts";
import { check } from "./conflicts.ts";
import { feedHandlers } from "./feed.ts";
import { listUpcoming } from "./upcoming-interviews.ts";
import { briefing, list, listOfApplication } from "./list.ts";
import { saveSettings } from "./save-settings.ts";
import { options } from "./settings.ts";
import { suggest } from "./suggest-interview.ts";
import { timeOffHandlers } from "./time-off.ts";
import { changeStatus, schedule, update } from "./write-interview.ts";

export const interviewHandlers = [
  list,
  listOfApplication,
  listUpcoming,
  options,
  saveSettings,
  check,
  suggest,
  // Fixed paths come before those with an id.
  ...feedHandlers,
  briefing,
  schedule,
  update,
  changeStatus,
  ...invitationHandlers,
  ...bookingHandlers,
  declineHandler,
  ...timeOffHandlers,
];
