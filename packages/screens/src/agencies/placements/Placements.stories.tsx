import { listPlacements } from "@ats/core/agencies/placement-contract";
import { listAgencies } from "@ats/core/agencies/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Placements" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.AgencyList();

const placements = async (canvasElement: HTMLElement) => {
  const table = await within(canvasElement).findByRole("table", { name: "Placements" }, soon);
  await within(table).findAllByRole("rowheader", {}, soon);
  return within(table);
};

/** A window that ends in six days; a rebate is claimed from the agency. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const open = async (filter: string) => {
      await userEvent.click(await page.findByRole("radio", { name: filter }, soon));
      const table = await placements(canvasElement);
      return table;
    };
    await step("A window that ends soon says so.", async () => {
      const table = await open("Window ends soon");
      await table.findAllByText("Ends in 6 days", {}, soon);
    });
    await step("A rebate is claimed to the penny.", async () => {
      const table = await open("To claim");
      await table.findAllByText("Rebate to claim", {}, soon);
      await userEvent.click((await table.findAllByRole("rowheader"))[0] as HTMLElement);
      const drawer = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.click(await drawer.findByRole("button", { name: /^Claim £/ }, soon));
      const question = within(await screen.findByRole("alertdialog", {}, soon));
      await userEvent.click(question.getByRole("button", { name: "Claim the rebate" }));
      await screen.findByText("Rebate claimed", {}, soon);
    });
  },
};

/** An invoice that is above the fee is disputed with a reason. */
export const InvoiceDiffers: Story = {
  ...onBrowserApi({
    as: admin,
    path: async ({ client }) => {
      const { records } = await client.call(listPlacements, { query: { per_page: 100 } });
      const differs = records.find(({ invoice_state }) => invoice_state === "DIFFERENT");
      return to.agencyEdit({ id: differs?.agency.id ?? 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    const table = await placements(canvasElement);
    await userEvent.click((await table.findAllByText("Differs", {}, soon))[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByText(/£500\.00 more than the fee of the terms/, {}, soon);
    await userEvent.click(drawer.getByRole("button", { name: "Accept or dispute" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Accept or dispute the invoice" }, soon),
    );
    await userEvent.click(dialog.getByRole("radio", { name: "Dispute the invoice" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findAllByText("Enter a reason.", {}, soon);
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "We agreed less.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await drawer.findByText("Disputed", {}, soon);
  },
};

/** A recruiter sees where placements stand, and no money. */
export const ForARecruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const table = await placements(canvasElement);
    await expect(table.queryByText(/£/)).toBeNull();
    await userEvent.click((await table.findAllByRole("rowheader"))[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByText("Rebate window", {}, soon);
    await expect(drawer.queryByText(/£/)).toBeNull();
    await expect(drawer.queryByRole("button", { name: /Claim|invoice/i })).toBeNull();
  },
};

/** An agency that has placed nobody. */
export const Empty: Story = {
  ...onBrowserApi({
    as: admin,
    path: async ({ client }) => {
      const { records } = await client.call(listAgencies, {
        query: { filter: "all", q: "Talent" },
      });
      return to.agencyEdit({ id: records[0]?.id ?? 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("No placements yet", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listPlacements: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(
      () => expect(page.getByRole("button", { name: "Try again" })).toBeVisible(),
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
