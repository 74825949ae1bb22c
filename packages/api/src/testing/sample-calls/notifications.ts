import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function notificationCalls({ users, notification, jobs }: TestCompanies) {
  const { id } = users.recruiter;
  return {
    listNotifications: { params: { channelId: id } },
    readNotifications: { body: { ids: [notification.id] } },
    readAllNotifications: { params: { id } },
    listNotificationJobs: { params: { channelId: id } },
    getNotificationSettings: { own: true },
    saveNotificationChannel: {
      own: true,
      params: { event: "MENTIONED", channel: "MAIL" },
      body: { is_on: false },
    },
    saveDigest: { own: true, body: { frequency: "WEEKLY", hour: 9, time_zone: null } },
    muteJob: { params: { id: jobs.nurse.id }, body: { muted: true } },
  } satisfies Samples;
}
