import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { recruiter } from "../applications/story-places.ts";
import { applicant } from "../documents/story-envelopes.ts";

/** Terms of an offer, and what the candidate answers. */
const meta: Meta = { title: "Offers/Terms and answer" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

const typeSalary = async (amount: string) => {
  const dialog = within(await screen.findByRole("dialog", {}, soon));
  await userEvent.type(await dialog.findByRole("textbox", { name: /^Salary a year/ }), amount);
  await userEvent.click(dialog.getByRole("button", { name: "Save draft" }));
  return dialog;
};

export const FromDraftToAccepted: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant("?tab=offers") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const press = async (name: string) =>
      userEvent.click(await page.findByRole("button", { name }, soon));
    const cards = async () => within(await page.findByRole("list", { name: "Offers" }, soon));
    await step("An offer needs a salary; what is typed is then a draft.", async () => {
      await page.findByText("No offer yet", {}, soon);
      await press("New offer");
      const dialog = await typeSalary(" ");
      await dialog.findByRole("link", { name: /^Enter the salary/ });
      await typeSalary("34000");
      await (await cards()).findByRole("heading", { name: "£34,000 a year" }, soon);
    });
    await step("The candidate declines, and is offered more from the same terms.", async () => {
      await press("Record as made");
      await press("Declined…");
      const dialog = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.type(await dialog.findByRole("textbox", { name: /^Reason/ }), "Salary");
      await userEvent.click(dialog.getByRole("button", { name: "Record as declined" }));
      await press("New offer from this one");
      const again = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.clear(await again.findByRole("textbox", { name: /^Salary a year/ }));
      await typeSalary("36000");
      await (await cards()).findByRole("heading", { name: "£36,000 a year" }, soon);
    });
    await step("The candidate accepts.", async () => {
      await press("Record as made");
      await press("Accepted");
      await waitFor(
        async () => expect((await cards()).getAllByText("Accepted").length).toBeGreaterThan(0),
        soon,
      );
      await expect((await cards()).getByText("Declined")).toBeVisible();
    });
  },
};

/** A dear offer is sent to its approvers, and waits for them. */
export const SentForApproval: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant("?tab=offers") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "New offer" }, soon));
    await typeSalary("45000");
    await page.findByText(
      "It needs approval by the chain Offers from £40,000 before it is made.",
      {},
      soon,
    );
    await userEvent.click(await page.findByRole("button", { name: "Send for approval" }, soon));
    await page.findByText("Waiting for approval", {}, soon);
    await expect(page.getByText(/^Waiting for Finance: Helen Whitworth\./)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Record as made" })).toBeNull();
  },
};
