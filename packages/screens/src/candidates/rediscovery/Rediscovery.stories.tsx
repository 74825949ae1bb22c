import { listApplications, updateApplicationStatus } from "@ats/core/applications/contract";
import { listExitReasons } from "@ats/core/applications/reasons-contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { applicationsOf, isOpenToAll, recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Candidates/Rediscovery" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

/** Rejects everybody in the interview stage of another job. */
async function endInterviews({ client }: BrowserApi) {
  const { records: reasons } = await client.call(listExitReasons, {});
  const reason = reasons.find(({ status }) => status === "REJECTED")?.labels[0];
  const { records: jobs } = await client.call(listJobs, {
    query: { filter: "all", per_page: 100 },
  });
  for (const { id } of jobs.slice(0, 30)) {
    const query = { status: "INTERVIEW", per_page: 100 } as const;
    const { records } = await client.call(listApplications, { params: { id }, query });
    if (records.length === 0) continue;
    const ids = records.map((application) => application.id);
    const versions = records.map((application) => application.version);
    const body = { ids, versions, status: "REJECTED" as const, ...(reason && { reason }) };
    await client.call(updateApplicationStatus, { body });
  }
}

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Rediscover" }, soon));
  return within(await screen.findByRole("dialog", { name: "Rediscover candidates" }, soon));
}

/** Lists past candidates with the words that match this job; some are added to a pool. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll), before: endInterviews }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const [first] = await dialog.findAllByRole("checkbox", { name: /^Select (?!all)/ }, soon);
    await expect(dialog.getByText("Searched for:").parentElement).toHaveTextContent(
      /^Searched for:(Care|Assistant)/,
    );
    const [reason] = dialog.getAllByText(/^In /);
    await expect(reason).toHaveTextContent(/^In job titles: /);
    await expect(dialog.getByRole("navigation", { name: "Pages" })).toHaveTextContent(/ of \d/);
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Add to a pool…" }));
    const pool = within(await screen.findByRole("dialog", { name: /^Add 1 candidate/ }, soon));
    await userEvent.type(await pool.findByRole("textbox", {}, soon), "Good for next time");
    await userEvent.click(await pool.findByRole("button", { name: "Add" }));
    await screen.findByText("1 candidate added to Good for next time", {}, soon);
  },
};

/** Selected candidates are added to the job in one step, and leave the list. */
export const PutOnTheJob: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll), before: endInterviews }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const [first] = await dialog.findAllByRole("checkbox", { name: /^Select (?!all)/ }, soon);
    const label = first?.getAttribute("aria-label") ?? "";
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Add to this job" }));
    await screen.findByText(`${label.replace("Select ", "")} added to the job`, {}, soon);
    await waitFor(() => expect(dialog.queryByRole("checkbox", { name: label })).toBeNull(), soon);
  },
};

/** Path of a job to which every rediscoverable candidate was added. */
async function withEverybody(api: BrowserApi) {
  const path = await applicationsOf(isOpenToAll)(api);
  const params = { id: Number(/\d+/.exec(path)?.[0]) };
  const find = { params, query: { per_page: 100 } };
  for (;;) {
    const { records } = await api.client.call(rediscoverCandidates, find);
    if (records.length === 0) return path;
    const body = { candidate_ids: records.map(({ id }) => id) };
    await api.client.call(addApplications, { params, body });
  }
}

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path: withEverybody }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole("heading", { name: "Nobody to rediscover" }, soon);
    await expect(dialog.getByRole("button", { name: "Add to this job" })).toBeDisabled();
  },
};

export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { rediscoverCandidates: 500 },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole("heading", { name: "Candidates could not be loaded" }, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { rediscoverCandidates: "never" },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.queryByRole("table")).toBeNull();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { rediscoverCandidates: 403 },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole("heading", { name: "You don’t have access to candidates" }, soon);
    await expect(dialog.getByRole("button", { name: "Add to this job" })).toBeDisabled();
  },
};
