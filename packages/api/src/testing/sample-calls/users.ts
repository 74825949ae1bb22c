import type { TestCompanies } from "../companies.ts";
import { testPhoto } from "../records.ts";
import type { Samples } from "../sample.ts";

export function userCalls({ users }: TestCompanies) {
  const { id } = users.recruiter;
  return {
    listUsers: {},
    listAllUsers: {},
    listUsersWithRole: { own: true, params: { role: "Hiring manager user" } },
    getUsersDetails: { own: true, body: { ids: [id] } },
    inviteUser: {
      own: true,
      body: {
        first_name: "Nia",
        last_name: "Price",
        email: "nia.price@northgate.example",
        userType: "Recruiter user",
        telephone: null,
      },
    },
    inviteUsers: {
      own: true,
      body: {
        check: false,
        rows: [
          {
            line: 2,
            first_name: "Nia",
            last_name: "Price",
            email: "nia@northgate.example",
            userType: "Recruiter user",
            telephone: "",
          },
        ],
      },
    },
    resendRegistrationEmail: { params: { id: users.invited.id } },
    getDuties: { params: { id } },
    deactivateUser: { params: { id: users.invited.id }, body: { plan: [] } },
    reactivateUser: { params: { id: users.invited.id } },
    checkDeleteUser: { params: { id } },
    deleteUser: { params: { id: users.left.id } },
    actOnUsers: { body: { act: "SIGN_OUT", ids: [users.master.id] } },
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
