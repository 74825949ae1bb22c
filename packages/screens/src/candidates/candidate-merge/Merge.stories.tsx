import type { BrowserApi } from "@ats/api/browser/browser-api";
import { addCandidate, getCandidate } from "@ats/core/candidates/details-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { findCandidate, pageOf } from "../story-people.ts";

const meta: Meta = { title: "Candidates/Merge" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const hasApplied = ({ applications }: { applications: number }) => applications > 1;

/** Adds the person of `hasApplied` a second time, who lives in Whitby. */
async function addTwin({ client }: BrowserApi) {
  const { id } = await findCandidate({ client }, hasApplied);
  const known = await client.call(getCandidate, { params: { id } });
  await client.call(addCandidate, {
    body: {
      first_name: known.first_name ?? "",
      last_name: known.last_name ?? "",
      email: known.email ?? "",
      contact_mobile_number: null,
      city: "Whitby",
      postcode: known.postcode,
      current_jobtitle: known.current_jobtitle,
      current_employer: known.current_employer,
    },
  });
}

async function openDuplicates(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Duplicates/ }, soon));
  return within(await screen.findByRole("dialog", { name: "Duplicates" }, soon));
}

/** Both versions beside each other, a choice for each field, and the way back. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), before: addTwin }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await userEvent.click(await list.findByRole("button", { name: "Compare and merge" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }, soon));
    const city = within(await dialog.findByRole("radiogroup", { name: "City" }, soon));
    await expect(city.getByRole("radio", { name: "Whitby" })).not.toBeChecked();
    await userEvent.click(city.getByRole("radio", { name: "Whitby" }));
    await userEvent.click(dialog.getByRole("button", { name: "Merge" }));
    await screen.findByText(/is part of candidate/, {}, soon);
    // What opened the merge is gone with those who were merged.
    const duplicates = await screen.findByRole("dialog", { name: "Duplicates" }, soon);
    await waitFor(() =>
      expect(duplicates).toContainElement(document.activeElement as HTMLElement | null),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, soon));
    await screen.findByText("The merge is undone", {}, soon);
  },
};

/** Escape leaves the merge for the button that opened it, and what was chosen of a group stays. */
export const Left: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), before: addTwin }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    const compare = await list.findByRole("button", { name: "Compare and merge" }, soon);
    compare.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Merge two records" }, soon);
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Merge two records" })).toBeNull(),
    );
    await waitFor(() => expect(compare).toHaveFocus());
  },
};

export const NoDuplicates: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await list.findByRole("heading", { name: "No duplicates" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { listDuplicates: 500 } }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await list.findByRole("heading", { name: "Duplicates could not be loaded" }, soon);
  },
};

/** From the candidate's page: another record by its likeness, and what it was undone to. */
export const FromTheCandidate: Story = {
  ...onBrowserApi({ as: recruiter, path: pageOf(hasApplied), before: addTwin }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Merge/ }, soon));
    const choice = within(await screen.findByRole("dialog", { name: /with another record/ }, soon));
    const [twin] = await choice.findAllByRole("radio", { description: "the same email" }, soon);
    await userEvent.click(twin as HTMLElement);
    await userEvent.click(choice.getByRole("button", { name: "Compare" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Merge" }, soon));
    await page.findByText(/is part of this record/, {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { listDuplicates: "never" } }),
  play: async ({ canvasElement }) => {
    const list = await openDuplicates(canvasElement);
    await expect(list.queryByRole("heading", { name: "No duplicates" })).toBeNull();
  },
};
