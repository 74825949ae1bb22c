import type { BrowserApi } from "@ats/api/browser/browser-api";
import { getApplication } from "@ats/core/applications/contract";
import { listInterviews } from "@ats/core/interviews/contract";
import { to } from "@ats/core/navigation/routes";
import { screen, userEvent, within } from "storybook/test";

const day = 24 * 60 * 60_000;

/** What the recruiter has on the calendar in the weeks to come. */
export async function interviewsAhead({ client }: BrowserApi) {
  const from = new Date(Date.now() + day).toISOString();
  const to = new Date(Date.now() + 20 * day).toISOString();
  return (await client.call(listInterviews, { query: { from, to } })).records;
}

/** Path of an application that has an interview ahead. */
export async function interviewee(api: BrowserApi): Promise<string> {
  for (const { application_id: id } of await interviewsAhead(api)) {
    const { anonymised_row } = await api.client.call(getApplication, { params: { id } });
    if (!anonymised_row) return `${to.applicationDetails({ id })}?tab=interviews`;
  }
  throw new Error("The demo has no interview ahead.");
}

/** Types when an interview would be, by the clocks of its zone, and by whom, into its form. */
export async function typeInterview(
  dialog: ReturnType<typeof within>,
  { at, by }: { at: string; by: string },
) {
  const [year = "", month, date, hour, minute] = at.split(/\D/);
  (await dialog.findByRole("spinbutton", { name: /^day/ }, { timeout: 15_000 })).focus();
  await userEvent.keyboard(`${date}${month}${year}`);
  dialog.getByRole("spinbutton", { name: /^hour/ }).focus();
  await userEvent.keyboard(`${hour}${minute}`);
  await userEvent.click(dialog.getByRole("button", { name: /^Interviewers/ }));
  const people = within(await screen.findByRole("listbox", { name: "Interviewers" }));
  await userEvent.click(people.getByRole("option", { name: by }));
  await userEvent.keyboard("{Escape}");
}

/** The last Sunday of a month of next year: in March and October the clocks of Europe change then. */
export function clockChange(month: 3 | 10): string {
  const last = new Date(Date.UTC(new Date().getFullYear() + 1, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}
