import { type Meetings, OrganiserRefused } from "../kernel/ports/meetings.ts";

/** A meeting service that accepts every key for every organiser but one. */
export const testMeetings = (refused?: string): Meetings => ({
  async verify({ organiser }) {
    if (organiser === refused) throw new OrganiserRefused("Unknown there.");
  },
  open: async () => "https://meet.google.com/abc-defg-hij",
});

/** The file of a service account, with a key made for tests. */
export const testKeyFile = JSON.stringify({
  type: "service_account",
  client_email: "ats@northgate.iam.gserviceaccount.com",
  private_key: "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n",
});
