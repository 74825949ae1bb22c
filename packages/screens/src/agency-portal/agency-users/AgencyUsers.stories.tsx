import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Users" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@brightstaff.example";
const path = to.agencyUsers();

/** The agency's administrator invites a colleague and makes another one an administrator. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: /^Zara Hussain/ }, soon);
    await step("An invitation goes out, and its person is not approved yet.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Invite a user" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Invite a user" }, soon));
      await userEvent.type(dialog.getByLabelText("First name"), "Ola");
      await userEvent.type(dialog.getByLabelText("Last name"), "Brandt");
      await userEvent.type(dialog.getByLabelText("Email"), "ola@brightstaff.example");
      await userEvent.click(dialog.getByRole("button", { name: "Send invitation" }));
      await screen.findByText("Invitation sent to ola@brightstaff.example", {}, soon);
      await expect((await (await storyApi()).mail())[0]?.text).toContain("/login/reset/");
      await userEvent.click(page.getByRole("radio", { name: "Unapproved" }));
      await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(1), soon);
      await userEvent.click(page.getByRole("radio", { name: "All" }));
    });
    await step("A colleague becomes an administrator.", async () => {
      await page.findByRole("rowheader", { name: /^Zara Hussain/ }, soon);
      await userEvent.click(page.getByRole("button", { name: /Zara Hussain/ }));
      await userEvent.click(
        await screen.findByRole("menuitem", { name: "Make an administrator" }, soon),
      );
      await screen.findByText("Zara Hussain is an administrator now", {}, soon);
    });
  },
};

/** Who is no administrator reads the list alone; nobody waits to register. */
export const Empty: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path: `${path}?filter=unapproved` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No users here" }, soon);
    await expect(page.queryByRole("button", { name: "Invite a user" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
