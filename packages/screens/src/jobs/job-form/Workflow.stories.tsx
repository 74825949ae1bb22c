import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { listJobs } from "@ats/core/jobs/list-contract";
import { listWorkflows, updateWorkflow } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { hasWorkflow, recruiter } from "../../applications/story-places.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Jobs/Workflows" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const jobWithWorkflow = async ({ client }: BrowserApi) => {
  const { records } = await client.call(listJobs, { query: { filter: "active" } });
  return to.jobEdit({ id: records.find(hasWorkflow)?.id ?? 0 });
};
const withWorkflow = onBrowserApi({ as: recruiter, path: jobWithWorkflow });

const opened = async (canvasElement: HTMLElement, name = "Edit workflow") => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: /Process/ }, soon));
  await userEvent.click(await page.findByRole("button", { name }, soon));
  return { page, dialog: within(await screen.findByRole("dialog", { name }, soon)) };
};

export const RenamedAndOrdered: Story = {
  name: "Specification §3: stages of a workflow are renamed and ordered",
  ...withWorkflow,
  play: async ({ canvasElement }) => {
    const { page, dialog } = await opened(canvasElement);
    const name = dialog.getByLabelText(/^Stage 1/);
    await userEvent.clear(name);
    await userEvent.type(name, "Just in");
    await userEvent.click(await dialog.findByRole("button", { name: "Move stage 1 down" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Save workflow" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const terms = page.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms.indexOf("Just in")).toBe(1);
  },
};

/** A colleague saved another version: both are shown and nothing is overwritten. Quality R2. */
export const Stale: Story = {
  ...withWorkflow,
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    const { value } = dialog.getByLabelText(/^Name of the workflow/) as HTMLInputElement;
    await userEvent.type(await dialog.findByLabelText(/^Stage 1/), " in");
    const { client } = await storyApi();
    const { records } = await client.call(listWorkflows, {});
    const workflow = records.find(({ name }) => name === value);
    if (!workflow) throw new Error("The workflow is not there.");
    const { id, version, nodes } = workflow;
    const body = { name: "Desk and field", nodes };
    await client.call(updateWorkflow, { params: { id }, version, body });
    await userEvent.click(await dialog.findByRole("button", { name: "Save workflow" }));
    await dialog.findByText("Saved: Desk and field", {}, soon);
    await expect(await dialog.findByText(`Yours: ${value}`)).toBeVisible();
    await expect(await dialog.findByText(/^Yours: .+ in: Applied/)).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save my version" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const now = await client.call(listWorkflows, {});
    const saved = now.records.find((each) => each.id === id);
    await expect(saved?.name).toBe(value);
    await expect(saved?.nodes[0]?.name).toMatch(/ in$/);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: jobWithWorkflow, fail: { listWorkflows: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Process/ }, soon));
    await page.findByRole("heading", { name: "Scorecard" }, soon);
    await expect(page.queryByText("Default stages")).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: jobWithWorkflow, fail: { listWorkflows: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Process/ }, soon));
    await page.findByRole("heading", { name: "The workflows could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: /Try again|Retry/ })).toBeVisible();
  },
};

export const StageInUse: Story = {
  ...withWorkflow,
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    // Removes all stages except the one for new applications.
    for (const remove of dialog.getAllByRole("button", { name: /^Remove stage/ }).slice(1))
      await userEvent.click(
        remove.isConnected ? remove : dialog.getByRole("button", { name: "Remove stage 2" }),
      );
    await userEvent.click(await dialog.findByRole("button", { name: "Save workflow" }));
    await dialog.findByText(/Move them first, then remove the stage\.$/, {}, soon);
  },
};

/** A workflow that a job uses cannot be deleted; an unused one can. */
export const Deleted: Story = {
  ...withWorkflow,
  play: async ({ canvasElement }) => {
    const used = await opened(canvasElement);
    const drop = async (dialog: typeof used.dialog) => {
      await userEvent.click(await dialog.findByRole("button", { name: "Delete workflow…" }));
      const asked = within(await screen.findByRole("alertdialog", {}, soon));
      await userEvent.click(await asked.findByRole("button", { name: "Delete workflow" }));
    };
    await drop(used.dialog);
    await used.dialog.findByText(/Choose another workflow there first/, {}, soon);
    await userEvent.click(used.dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(used.page.getByRole("button", { name: "New workflow" }));
    const fresh = within(await screen.findByRole("dialog", { name: "New workflow" }, soon));
    await userEvent.type(await fresh.findByLabelText(/^Name of the workflow/), "One day");
    await userEvent.click(await fresh.findByRole("button", { name: "Add workflow" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const chosen = () => used.page.getByRole("button", { name: /Application stages/ });
    await waitFor(() => expect(chosen()).toHaveTextContent("One day"), soon);
    await userEvent.click(used.page.getByRole("button", { name: "Edit workflow" }));
    await drop(within(await screen.findByRole("dialog", { name: "Edit workflow" }, soon)));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await waitFor(() => expect(chosen()).toHaveTextContent("Default stages"), soon);
  },
};
