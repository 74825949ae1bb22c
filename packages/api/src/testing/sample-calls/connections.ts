import type { TestCompanies } from "../companies.ts";
import { testKeyFile } from "../meetings.ts";
import type { Samples } from "../sample.ts";

export const connectionCalls = ({ users }: TestCompanies) =>
  ({
    listConnections: {},
    getGoogleMeet: {},
    saveGoogleMeet: { own: 400, body: { key_file: testKeyFile, organiser: users.admin.email } },
    removeGoogleMeet: {},
    openMeeting: { own: 409 },
  }) satisfies Samples;
