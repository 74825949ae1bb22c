import { getCandidate } from "@ats/core/candidates/details-contract";
import { holdCandidate, saveRetention } from "@ats/core/candidates/retention-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { findCandidate, pageOf } from "./story-people.ts";
import { confirmEffect } from "../settings/settings/story-effect.ts";

const meta: Meta = { title: "Candidates/Retention" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const section = `${to.Settings()}?section=retention`;
const anybody = () => true;

/** The company's period is saved, and an impossible one is refused. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const months = await page.findByRole("textbox", { name: /^Months/ }, soon);
    await expect(months).toHaveValue("12");
    await userEvent.clear(months);
    await userEvent.click(await page.findByRole("button", { name: "Save period" }));
    await page.findAllByText("Enter the number of months.");
    await userEvent.type(months, "18");
    await userEvent.click(await page.findByRole("button", { name: "Save period" }));
    await confirmEffect();
    await screen.findByText("Retention period saved", {}, soon);
    await page.findByRole("heading", { name: "Nobody is due for erasure" }, soon);
  },
};

export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const months = await page.findByRole("textbox", { name: /^Months/ }, soon);
    await userEvent.clear(months);
    await userEvent.type(months, "18");
    const { client } = await storyApi();
    await client.call(saveRetention, { version: 0, body: { is_on: true, months: 24 } });
    await userEvent.click(await page.findByRole("button", { name: "Save period" }));
    await confirmEffect();
    await page.findByText("Saved: 24", {}, soon);
    await expect(months).toHaveValue("18");
    await userEvent.click(await page.findByRole("button", { name: "Use the saved version" }));
    await expect(months).toHaveValue("24");
  },
};

export const UnderLegalHold: Story = {
  name: "Specification §1: candidates under legal hold are listed",
  ...onBrowserApi({
    as: admin,
    path: section,
    before: async (api) => {
      const { id } = await findCandidate(api, anybody);
      const params = { id };
      const { version } = await api.client.call(getCandidate, { params });
      const body = { legal_hold: true, reason: "A claim is pending." };
      await api.client.call(holdCandidate, { params, version, body });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Under legal hold" }, soon));
    await page.findByText("Not while held", {}, soon);
  },
};

/** A hold set on the candidate's page needs a reason. */
export const Held: Story = {
  ...onBrowserApi({ as: admin, path: pageOf(anybody) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /legal hold/ }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /under legal hold$/ }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Hold" }));
    await dialog.findAllByText("Give a reason. It is kept on the record.");
    await userEvent.type(
      await dialog.findByRole("textbox", { name: /^Reason/ }),
      "A claim is pending.",
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Hold" }));
    await page.findByText("Under legal hold", {}, soon);
  },
};

/** Quality R4: the typed reason survives a reload until it is saved or discarded. */
export const HoldRestored: Story = {
  ...onBrowserApi({ as: admin, path: pageOf(anybody) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const begin = async () => {
      await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
      await userEvent.click(await screen.findByRole("menuitem", { name: /legal hold/ }, soon));
      return within(await screen.findByRole("dialog", { name: /under legal hold$/ }, soon));
    };
    const first = await begin();
    await userEvent.type(
      await first.findByRole("textbox", { name: /^Reason/ }),
      "A claim is pending.",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await begin();
    const reason = again.getByRole("textbox", { name: /^Reason/ });
    await expect(reason).toHaveValue("A claim is pending.");
    await userEvent.click(await again.findByRole("button", { name: "Discard" }));
    await expect(reason).toHaveValue("");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path: section, fail: { getRetention: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The period could not be loaded" },
      soon,
    );
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: admin, path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Nobody is due for erasure" }, soon);
    await userEvent.click(await page.findByRole("radio", { name: "Under legal hold" }));
    await page.findByRole("heading", { name: "Nobody is under legal hold" }, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path: section, fail: { listRetained: "never" } }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", {}, soon);
    await expect(table).toHaveAttribute("aria-busy", "true");
  },
};

/** A user without access to company settings does not see who is due for erasure. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: section }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: "Details" }, soon);
    await expect(page.queryByRole("form", { name: "Retention period" })).toBeNull();
  },
};
