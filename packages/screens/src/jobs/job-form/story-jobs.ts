import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { userEvent, within } from "storybook/test";

/** The first draft or active job of the demo. */
export const jobIn = async ({ client }: BrowserApi, filter: "draft" | "active") => {
  const { records } = await client.call(listJobs, { query: { filter } });
  const job = records.find(({ status }) => status === filter.toUpperCase());
  if (!job) throw new Error(`The demo has no ${filter} job.`);
  return job;
};
export const editing = (filter: "draft" | "active") => async (api: BrowserApi) =>
  to.jobEdit({ id: (await jobIn(api, filter)).id });

export const publishingOf = async (canvas: HTMLElement) => {
  const page = within(canvas);
  await page.findByLabelText(/^Job title/, {}, { timeout: 15_000 });
  await userEvent.click(page.getByRole("button", { name: /^Publish/ }));
  return within(await page.findByRole("group", { name: /^Advertise on/ }));
};
