import {
  addPool,
  changePool,
  listPools,
  type TalentPool,
} from "@ats/core/candidates/pool-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { addFilter } from "../../lists/story-filter.ts";

const meta: Meta = { title: "Candidates/Talent pools" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const path = to.candidateList();

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "More" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Talent pools/ }, soon));
  return within(await screen.findByRole("dialog", { name: "Talent pools" }, soon));
}

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const first = await open(canvasElement);
    await step("A company without talent pools adds the first.", async () => {
      await first.findByRole("heading", { name: "No talent pools" }, soon);
      await expect(await first.findByRole("textbox", { name: "New pool" })).toBeVisible();
    });
    await step("Quality R4: its name is restored until it is added or discarded.", async () => {
      await userEvent.type(first.getByRole("textbox", { name: "New pool" }), "Drivers");
      await userEvent.click(await first.findByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const again = await open(canvasElement);
      const name = again.getByRole("textbox", { name: "New pool" });
      await expect(name).toHaveValue("Drivers");
      await userEvent.click(await again.findByRole("button", { name: "Discard" }));
      await expect(name).toHaveValue("");
    });
    await step("A pool is added, renamed and archived.", async () => {
      const dialog = within(screen.getByRole("dialog", { name: "Talent pools" }));
      const name = await dialog.findByRole("textbox", { name: "New pool" });
      await userEvent.type(name, "Drivers{Enter}");
      await userEvent.click(await dialog.findByRole("button", { name: "Rename Drivers" }, soon));
      await userEvent.type(await dialog.findByRole("textbox", { name: "Name" }), ", HGV{Enter}");
      const archive = { name: "Archive Drivers, HGV" };
      await userEvent.click(await dialog.findByRole("button", archive, soon));
      await dialog.findByRole("button", { name: "Restore Drivers, HGV" }, soon);
    });
  },
};

/**
 * Quality R4: the name typed for a new pool is restored, although existing pools could be chosen.
 */
export const RestoredWithPeople: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: ({ client }) => client.call(addPool, { body: { name: "Nurses" } }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [box] = await page.findAllByRole("checkbox", { name: /^Select (?!all)/ }, soon);
    await userEvent.click(box as HTMLElement);
    const begin = async () => {
      await userEvent.click(await page.findByRole("button", { name: "Add to a pool…" }, soon));
      return within(await screen.findByRole("dialog", { name: /^Add 1 candidate/ }, soon));
    };
    const first = await begin();
    await userEvent.click(await first.findByRole("button", { name: /Talent pool/ }, soon));
    await userEvent.click(await screen.findByRole("option", { name: "New pool…" }));
    await userEvent.type(
      await first.findByRole("textbox", { name: "Name of the new pool" }),
      "Drivers",
    );
    await userEvent.click(await first.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await begin();
    const name = await again.findByRole("textbox", { name: "Name of the new pool" }, soon);
    await expect(name).toHaveValue("Drivers");
    await again.findByText(/^You have unsaved changes/);
    await userEvent.click(await again.findByRole("button", { name: "Add" }));
    await screen.findByText("1 candidate added to Drivers", {}, soon);
  },
};

/** Candidates selected in the list are added to a new pool, and the list is filtered by it. */
export const ChosenInTheList: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole("checkbox", { name: /^Select (?!all)/ }, soon);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await page.findByRole("button", { name: "Add to a pool…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Add 2 candidates/ }, soon));
    await userEvent.type(await dialog.findByRole("textbox", {}, soon), "Drivers");
    await userEvent.click(await dialog.findByRole("button", { name: "Add" }));
    await screen.findByText("2 candidates added to Drivers", {}, soon);
    await addFilter(page, "Talent pool", "Drivers");
    await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(2), soon);
    await expect(
      await page.findByRole("button", { name: "Remove Talent pool: Drivers" }),
    ).toBeVisible();
  },
};

/** Quality R2: a colleague's new name is shown beside the typed one. */
export const RenamedElsewhere: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: ({ client }) => client.call(addPool, { body: { name: "Drivers" } }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Rename Drivers" }, soon));
    const name = dialog.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, ", HGV");
    const { client } = await storyApi();
    const { records } = await client.call(listPools, {});
    const { id, version } = records[0] as TalentPool;
    const body = { name: "Van drivers", is_archived: false };
    await client.call(changePool, { params: { id }, version, body });
    await userEvent.click(await dialog.findByRole("button", { name: "Save the name" }));
    await dialog.findByText("Saved: Van drivers", {}, soon);
    await expect(await dialog.findByText("Yours: Drivers, HGV")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Save my version" }));
    await dialog.findByRole("button", { name: "Rename Drivers, HGV" }, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listPools: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.queryByRole("heading", { name: "No talent pools" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listPools: 500 } }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole("heading", { name: "Talent pools could not be loaded" }, soon);
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listPools: 403 } }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole("heading", { name: "You don’t have access to talent pools" }, soon);
    await expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
