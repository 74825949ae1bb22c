import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function notificationCalls({ users, notification }: TestCompanies) {
  const { id } = users.recruiter;
  return {
    listNotifications: { params: { channelId: id } },
    readNotifications: { body: { ids: [notification.id] } },
    readAllNotifications: { params: { id } },
  } satisfies Samples;
}
