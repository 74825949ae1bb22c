import type { TestCompanies } from "../companies.ts";
import { testPhoto } from "../records.ts";
import type { Samples } from "../sample.ts";

export function userCalls({ users }: TestCompanies) {
  const { id } = users.recruiter;
  return {
    getUser: { params: { id } },
    updateUser: {
      params: { id },
      body: { first_name: "Thomas", last_name: "Ashdown", telephone: "+447400123456" },
      version: 1,
    },
    savePhoto: { params: { id }, body: testPhoto() },
    getPhoto: { params: { id } },
    removePhoto: { params: { id } },
    saveNotificationChoices: {
      own: true,
      body: { sendNotification: true, notification_sound: false },
    },
    getUserSettings: { params: { id } },
    validateUser: { own: true, params: { email: "nia.price@northgate.example" } },
    dismissAnnouncement: { body: { announcement_id: crypto.randomUUID() }, own: true },
  } satisfies Samples;
}
