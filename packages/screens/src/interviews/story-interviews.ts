import { getApplication } from "@ats/core/applications/contract";
import { bookingToken } from "@ats/core/interviews/booking-address";
import {
  bookInterview,
  getBooking,
  inviteSeveralToBook,
} from "@ats/core/interviews/booking-contract";
import { getInterviewOptions, listInterviews } from "@ats/core/interviews/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { applicationOf, isOpenToAll } from "../applications/story-places.ts";

const day = 24 * 60 * 60_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export async function interviewsAhead({ client }: BrowserApi) {
  const from = new Date(Date.now() + day).toISOString();
  const to = new Date(Date.now() + 20 * day).toISOString();
  return (await client.call(listInterviews, { query: { from, to } })).records;
}

/** Path of an application with a booking invitation for the next week. */
export async function inviteToBook(api: BrowserApi): Promise<string> {
  const path = await applicationOf(isOpenToAll, ({ status }) => status === "APPLIED")(api);
  const { people } = await api.client.call(getInterviewOptions);
  const invitation = {
    title: "First interview",
    type: "VIDEO" as const,
    room: "",
    video_link: "https://meet.example/first",
    panel: people.slice(0, 1).map(({ id }) => id),
    questions: "",
    minutes: 45,
    first_date: dateAfter(2),
    last_date: dateAfter(9),
  };
  const ids = [Number(path.split("/").at(-1))];
  await api.client.call(inviteSeveralToBook, { body: { ids, invitation } });
  return path;
}

export async function bookFirst(api: BrowserApi) {
  const { client } = api.visitor();
  const text = (await api.mail()).at(-1)?.text ?? "";
  const token = bookingToken(new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname) ?? "";
  const { slots } = await client.call(getBooking, { body: { token } });
  await client.call(bookInterview, { body: { token, start_date_time: slots[0] ?? "" } });
}

export async function bookedInterview({ client }: BrowserApi) {
  const { records } = await client.call(listInterviews, {
    query: {
      from: new Date(Date.now()).toISOString(),
      to: new Date(Date.now() + 20 * day).toISOString(),
    },
  });
  const booked = records.toSorted((one, other) => other.id - one.id)[0];
  if (!booked) throw new Error("Nothing is booked.");
  return booked;
}

export async function interviewee(api: BrowserApi): Promise<string> {
  for (const { application_id: id } of await interviewsAhead(api)) {
    const { anonymised_row } = await api.client.call(getApplication, { params: { id } });
    if (!anonymised_row) return `${to.applicationDetails({ id })}?tab=interviews`;
  }
  throw new Error("The demo has no interview ahead.");
}
