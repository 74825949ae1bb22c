import { to } from "@ats/core/navigation/routes";
import {
  decideAccess,
  endAccessReview,
  listAccessReviews,
  listReviewedPeople,
  startAccessReview,
} from "@ats/core/roles/access-review-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Settings/Access reviews" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "admin@northgate.example";
const path = `${to.Settings()}?section=accessReviews`;

export const Default: Story = {
  name: "An administrator confirms one person, locks another, and reads who decided",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Confirm Tom Ashdown" }, soon));
    await screen.findByText("Tom Ashdown is confirmed", {}, soon);
    await userEvent.click(
      await page.findByRole("button", { name: "Revoke Priya Raman’s access" }, soon),
    );
    const dialog = within(
      await screen.findByRole("dialog", { name: "Revoke Priya Raman’s access" }, soon),
    );
    await userEvent.type(dialog.getByRole("textbox", { name: "Comment" }), "On leave");
    await userEvent.click(dialog.getByRole("button", { name: "Lock the account" }));
    await screen.findByText("Priya Raman’s access is revoked", {}, soon);
    await userEvent.click(page.getByRole("radio", { name: "Decided" }));
    const row = await page.findByRole("row", { name: /^Priya Raman/ }, soon);
    await expect(row).toHaveTextContent(/Locked.*Helen Whitworth.*On leave/);
  },
};

export const Empty: Story = {
  name: "A company without a review starts one",
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("No access review yet", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Start review" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Start access review" }, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Start review" }));
    await page.findByText("Another administrator reviews you.", {}, soon);
  },
};

export const Finished: Story = {
  name: "A review whose last person is decided is finished, and another one can start",
  ...onBrowserApi({
    as,
    path,
    async before({ client }) {
      const { records } = await client.call(listAccessReviews, {});
      await client.call(endAccessReview, { params: { id: records[0]?.id ?? 0 } });
      const body = { role: "Hiring manager user", scope: null, due_date: "2999-12-31" };
      const params = await client.call(startAccessReview, { body });
      const people = await client.call(listReviewedPeople, { params, query: { per_page: 100 } });
      const ids = people.records.map(({ id }) => id);
      await client.call(decideAccess, { params, body: { decision: "CONFIRM", ids } });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/Finished on/, {}, soon);
    await page.findByRole("button", { name: "Start review" }, soon);
    await expect(page.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listAccessReviews: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The access reviews could not be loaded", {}, soon);
  },
};
