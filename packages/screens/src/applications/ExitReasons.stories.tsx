import { listExitReasons, saveExitReasons } from "@ats/core/applications/reasons-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

const meta: Meta = { title: "Applications/Exit reasons" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = `${to.Settings()}?section=reasons`;

/** A reason is added to the default ones. */
export const Default: Story = {
  name: "Specification §1: a company writes its own exit reasons",
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const group = within(
      await within(canvasElement).findByRole("form", { name: "Reasons to reject" }, soon),
    );
    await userEvent.type(
      await group.findByRole("textbox", { name: "Reasons" }),
      "No licence{Enter}",
    );
    await userEvent.click(await group.findByRole("button", { name: "Save reasons" }));
    await screen.findByText("Reasons saved", {}, soon);
  },
};

/** The company's own reasons are replaced by the default ones after a confirmation. */
export const UsualOnes: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const group = () =>
      within(within(context.canvasElement).getByRole("form", { name: "Reasons to reject" }));
    await waitFor(() => expect(group().getByRole("row", { name: "No licence" })).toBeVisible());
    await userEvent.click(group().getByRole("button", { name: "Use default reasons…" }));
    const question = { name: "Use the default reasons?" };
    const dialog = within(await screen.findByRole("alertdialog", question, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Use default reasons" }));
    await waitFor(
      () => expect(group().queryByRole("row", { name: "No licence" })).toBeNull(),
      soon,
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog", question)).toBeNull());
  },
};

/** Quality R2: somebody else saved other reasons; the typed ones stay beside them. */
export const ChangedMeanwhile: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const group = within(
      await within(canvasElement).findByRole("form", { name: "Reasons to reject" }, soon),
    );
    await userEvent.type(
      await group.findByRole("textbox", { name: "Reasons" }),
      "No licence{Enter}",
    );
    const api = await storyApi();
    const { records } = await api.client.call(listExitReasons, {});
    const other = api.visitor();
    await other.signIn("master@northgate.example");
    await other.client.call(saveExitReasons, {
      params: { status: "REJECTED" },
      version: records.find(({ status }) => status === "REJECTED")?.version,
      body: { labels: ["No pin number"] },
    });
    await userEvent.click(await group.findByRole("button", { name: "Save reasons" }));
    const both = within(
      await group.findByRole("group", { name: "These reasons were changed elsewhere" }, soon),
    );
    await both.findByText(/No pin number/);
    await expect(await group.findByRole("row", { name: "No licence" })).toBeVisible();
    await userEvent.click(await both.findByRole("button", { name: "Save my version" }));
    await screen.findByText("Reasons saved", {}, soon);
    await expect(await group.findByRole("row", { name: "No licence" })).toBeVisible();
    await expect(group.queryByRole("row", { name: "No pin number" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listExitReasons: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The reasons could not be loaded" },
      soon,
    );
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listExitReasons: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1 }, soon);
    await expect(page.queryByRole("form", { name: "Reasons to reject" })).toBeNull();
  },
};

/** A user without access to company settings cannot edit the reasons. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: "Details" }, soon);
    await expect(page.queryByRole("form", { name: "Reasons to reject" })).toBeNull();
  },
};
