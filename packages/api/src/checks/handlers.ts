import { getRightToWork, listFollowUps } from "@ats/core/checks/contract";
import { implement } from "../kernel/implement.ts";
import { readFollowUps, readRightToWork } from "./read-checks.ts";
import { recordingHandlers } from "./record-check.ts";
import { settingsHandlers } from "./settings.ts";

export const checkHandlers = [
  implement(getRightToWork, readRightToWork),
  implement(listFollowUps, readFollowUps),
  ...recordingHandlers,
  ...settingsHandlers,
];
