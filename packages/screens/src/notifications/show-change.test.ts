import type { Notification } from "@ats/core/notifications/notification";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { gatherOthersChanges } from "./others-changes.ts";
import type { ChangeMessage } from "./receive.ts";
import { type ChangeEffects, showChange } from "./show-change.ts";

type Cache = ChangeEffects["notifications"];

const user = { id: 7 };
const colleague = { id: 8, name: "Tom Reed" };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function page({ muted = false, notification_sound = true } = {}) {
  const toasts: string[] = [];
  const others = gatherOthersChanges((message) => toasts.push(message));
  onTestFinished(others.stop);
  const effects = {
    notifications: {
      received: vi.fn<Cache["received"]>(),
      read: vi.fn<Cache["read"]>(),
      count: vi.fn<Cache["count"]>(),
    },
    others,
    refresh: vi.fn<() => void>(),
    refreshNotificationList: vi.fn<() => void>(),
    refreshApprovals: vi.fn<() => void>(),
    askForApproval: vi.fn<() => void>(),
    refreshUsers: vi.fn<() => void>(),
    refreshMessages: vi.fn<(applicationIds: readonly number[]) => void>(),
    showProgress: vi.fn<ChangeEffects["showProgress"]>(),
    isMuted: () => muted,
    playTone: vi.fn<() => void>(),
  };
  const hear = (message: ChangeMessage) =>
    showChange(message, { ...user, notification_sound }, effects);
  return { ...effects, toasts, hear };
}

const notification = (
  about: Partial<Notification> = {},
  type: Notification["message"]["action"]["type"] = "STATUS_CHANGED",
): ChangeMessage => ({
  type: "NOTIFICATION",
  total_unread_count: 1,
  records: [
    {
      id: 1,
      read_flag: false,
      message: {
        html: "",
        text: "",
        action: {
          type,
          meta: {
            applicant_name: "Amira Khan",
            status: "HIRE",
            node_name: null,
            job_no: 1042,
            app_uuid: "",
          },
        },
      },
      entity: { id: 3 },
      initiator: colleague,
      job: { id: 7, job_number: 1042, title: "Nurse" },
      reason: "RECRUITER",
      silent: false,
      created_date_time: "2026-11-20T09:00:00Z",
      ...about,
    },
  ],
});

describe("Specification §4, Application status notifications: every change refreshes the lists and the bell", () => {
  const hired = "Amira Khan has been updated to Hire for job 1042";

  test.each([
    [
      "a colleague's change plays a sound at once and shows a message within a minute",
      {},
      {},
      1,
      [hired],
    ],
    ["so does a candidate's change", { initiator: null }, {}, 1, [hired]],
    [
      "the user's own change has a message of its own",
      { initiator: { id: user.id, name: "Priya Nair" } },
      {},
      0,
      [],
    ],
    ["a silent notification shows nothing", { silent: true }, {}, 0, []],
    ["a muted page shows nothing", {}, { muted: true }, 0, []],
    ["without sound the message still appears", {}, { notification_sound: false }, 0, [hired]],
  ])("%s", (_, about, choices, tones, toasts) => {
    const { hear, notifications, refresh, playTone, toasts: told } = page(choices);
    const message = notification(about);
    hear(message);
    expect(notifications.received).toHaveBeenCalledExactlyOnceWith(message);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(playTone).toHaveBeenCalledTimes(tones);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(toasts);
  });

  test("a change without a status plays a sound and counts only at the bell", () => {
    const { hear, playTone, toasts } = page();
    hear(notification({}, "MENTIONED"));
    vi.advanceTimersByTime(60_000);
    expect(playTone).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);
  });
});

test("who is asked for an approval is told at once, and lists of requests are read again", () => {
  const change = { type: "REFRESH_APPROVALS", requisition_id: 5 } as const;
  const { hear, refreshApprovals, askForApproval } = page();
  hear({ ...change, is_asked: true });
  expect(askForApproval).toHaveBeenCalledTimes(1);
  hear({ ...change, is_asked: false });
  expect(askForApproval).toHaveBeenCalledTimes(1);
  expect(refreshApprovals).toHaveBeenCalledTimes(2);
  const muted = page({ muted: true });
  muted.hear({ ...change, is_asked: true });
  expect(muted.askForApproval).not.toHaveBeenCalled();
  expect(muted.refreshApprovals).toHaveBeenCalledTimes(1);
});

test("Specification §4, Notifications: notifications read in another tab are read and counted here", () => {
  const { hear, notifications, refreshNotificationList } = page();
  hear({ type: "NOTIFICATIONS_READ", ids: [4], total_unread_count: 2 });
  hear({ type: "NOTIFICATIONS_READ", ids: null, job_id: 7, total_unread_count: 1 });
  hear({ type: "NOTIFICATIONS_READ", ids: null, total_unread_count: 0 });
  expect(notifications.read.mock.calls).toEqual([
    [[4], undefined],
    [undefined, 7],
    [undefined, undefined],
  ]);
  expect(notifications.count.mock.calls).toEqual([[2], [1], [0]]);
  expect(refreshNotificationList).toHaveBeenCalledTimes(3);
});
