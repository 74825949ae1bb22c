import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Users/Invite a user" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.userAdd();

/** A colleague is invited by name, email and role, and registers by the mailed link. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const email = await page.findByLabelText("Email", {}, soon);
    await step("A missing role and an address in use are named at their fields.", async () => {
      await userEvent.type(page.getByLabelText("First name"), "Ola");
      await userEvent.type(page.getByLabelText("Last name"), "Brandt");
      await userEvent.type(email, "recruiter@northgate.example");
      await userEvent.click(page.getByRole("button", { name: "Send invitation" }));
      await page.findAllByText("Choose a role.", {}, soon);
      await userEvent.click(page.getByRole("button", { name: /Role/ }));
      await userEvent.click(await screen.findByRole("option", { name: "Recruiter" }, soon));
      await userEvent.click(page.getByRole("button", { name: "Send invitation" }));
      await page.findAllByText("Tom Ashdown has this email and is a user already.", {}, soon);
    });
    await step("The invitation goes out, and the list shows the new user.", async () => {
      await userEvent.clear(email);
      await userEvent.type(email, "ola.brandt@northgate.example");
      await userEvent.click(page.getByRole("button", { name: "Send invitation" }));
      await screen.findByText("Invitation sent to ola.brandt@northgate.example", {}, soon);
      await page.findByText("Ola Brandt", {}, soon);
      const [mail] = await (await storyApi()).mail();
      await expect(mail?.text).toContain("/login/reset/");
    });
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/does not include this area/, {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
