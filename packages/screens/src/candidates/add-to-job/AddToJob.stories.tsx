import { getApplication } from "@ats/core/applications/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { addCandidate, getCandidate } from "@ats/core/candidates/details-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { pageOf } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Add to a job" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const isNora = ({ first_name }: { first_name: string | null }) => first_name === "Nora";

/** Adds Nora Finch, who has not applied. */
const addNora = ({ client }: BrowserApi) =>
  client.call(addCandidate, {
    body: {
      first_name: "Nora",
      last_name: "Finch",
      email: "nora@mail.example",
      contact_mobile_number: null,
      city: null,
      postcode: null,
      current_jobtitle: null,
      current_employer: null,
    },
  });

const dialogOf = async (count: string) =>
  within(await screen.findByRole("dialog", { name: `Add ${count} to a job` }, soon));

async function openMenu(page: ReturnType<typeof within>) {
  await userEvent.click(await page.findByRole("button", { name: "Add to a job…" }, soon));
}

/** Chooses the first open job. */
async function choose(dialog: Awaited<ReturnType<typeof dialogOf>>) {
  await userEvent.click(await dialog.findByRole("combobox", { name: "Job" }));
  const jobs = within(await screen.findByRole("listbox", {}, soon));
  const [job] = await jobs.findAllByRole("option", { selected: false }, soon);
  await userEvent.click(job as HTMLElement);
  await userEvent.click(await dialog.findByRole("button", { name: "Add to the job" }));
}

/** A candidate who has not applied is added to the job; one who has is named in a toast. */
export const ChosenInTheList: Story = {
  name: "Specification §1: chosen candidates are put on a job",
  ...onBrowserApi({
    as: recruiter,
    path: to.candidateList(),
    before: addNora,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const nora = () => page.getByRole("checkbox", { name: "Select Nora Finch" });
    await userEvent.click(await page.findByRole("checkbox", { name: "Select Nora Finch" }, soon));
    await userEvent.click(await page.findByRole("button", { name: "Add to a job…" }, soon));
    const dialog = await dialogOf("1 candidate");
    // The list of jobs opens with the dialog.
    await screen.findByRole("listbox", {}, soon);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await dialog.findByRole("button", { name: "Add to the job" }));
    await dialog.findByText("Choose a job.");
    await choose(dialog);
    await screen.findByText("Nora Finch added to the job", {}, soon);
    // The list has not scrolled: rows out of sight have no checkbox.
    await waitFor(() => expect(nora()).not.toBeChecked());
    await userEvent.click(nora());
    await userEvent.click(await page.findByRole("button", { name: "Add to a job…" }, soon));
    await choose(await dialogOf("1 candidate"));
    await screen.findByText("Nora Finch could not be added to the job", {}, soon);
    await screen.findByText("Nora Finch: They have already applied for this job.");
  },
};

/** Added from the candidate's page, which shows the new application and its activity. */
export const FromTheCandidate: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      await addNora(api);
      return pageOf(isNora)(api);
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No applications" }, soon);
    await openMenu(page);
    const dialog = await dialogOf("1 candidate");
    // The list of jobs opens with the dialog.
    await screen.findByRole("listbox", {}, soon);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await dialog.findByRole("button", { name: /Source$/ }, soon));
    await userEvent.click(await screen.findByRole("option", { name: "University fair" }, soon));
    await choose(dialog);
    await screen.findByText("Nora Finch added to the job", {}, soon);
    await page.findByText(/^Job \d+ · applied/, {}, soon);
    const { client } = await storyApi();
    const { records } = await client.call(listCandidates, { query: { q: "nora finch" } });
    await expect(records[0]).toMatchObject({ status: "APPLIED", applications: 1 });
    const params = { id: records[0]!.id };
    const [application] = (await client.call(getCandidate, { params })).application_list;
    const made = await client.call(getApplication, { params: { id: application!.id } });
    await expect(made.source).toBe("University fair");
  },
};

/** A refusal keeps the choice and says why. */
export const Refused: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      await addNora(api);
      return pageOf(isNora)(api);
    },
    fail: { addApplications: 500 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await openMenu(page);
    const dialog = await dialogOf("1 candidate");
    await choose(dialog);
    await dialog.findByRole("alert", {}, soon);
    await expect(dialog.getByRole("combobox", { name: "Job" })).not.toHaveValue("");
  },
};
