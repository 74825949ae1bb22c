import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Clients" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@brightstaff.example";
const path = to.agencyClientList();

/** An invitation is accepted with both declarations; its client is then among the others. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: /^Northgate Group/ }, soon);
    await userEvent.click(page.getByRole("button", { name: "Answer" }));
    const title = "Work with Northgate Learning?";
    const dialog = within(await screen.findByRole("dialog", { name: title }, soon));
    await step("What the client asks to declare must be declared.", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
      await dialog.findAllByText("Tick that you keep to the rules of conduct.", {}, soon);
      for (const box of dialog.getAllByRole("checkbox")) await userEvent.click(box);
    });
    await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
    await screen.findByText("You work with Northgate Learning now", {}, soon);
    await userEvent.click(page.getByRole("radio", { name: "Unapproved" }));
    await page.findByRole("heading", { name: "No clients here" }, soon);
  },
};

/** Who is no administrator reads who invites the agency, and answers nobody. */
export const Invited: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path: `${path}?filter=unapproved` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: /^Northgate Learning/ }, soon);
    await expect(page.queryByRole("button", { name: "Answer" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
