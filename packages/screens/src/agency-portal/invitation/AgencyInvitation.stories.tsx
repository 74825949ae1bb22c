import { addAgency } from "@ats/core/agencies/contract";
import { inviteAgency } from "@ats/core/agencies/link-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Invitation" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** The link that a new agency's contact got by mail. */
const linkTo = (email: string) => async (api: BrowserApi) => {
  const { client, signIn } = api.visitor();
  await signIn("admin@northgate.example");
  const { id } = await client.call(addAgency, {
    body: {
      name: "Harbour Hire",
      contacts: [{ name: "Lee Park", email }],
      off_limits: "Ward managers",
    },
  });
  await client.call(inviteAgency, { params: { id }, body: { email } });
  const [mail] = await api.mail();
  const token = /\/agency\/invitation\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return to.agencyInvitation({ token });
};

/** An agency without an account sets one up, and accepts with it. */
export const Default: Story = {
  ...onBrowserApi({ path: linkTo("lee@harbour.example") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Northgate Group invites Harbour Hire" }, soon);
    const save = () =>
      userEvent.click(page.getByRole("button", { name: "Accept and set up account" }));
    await step("What is missing is named at its field, and what is typed stays.", async () => {
      await userEvent.type(page.getByLabelText("Password"), "too short");
      await save();
      await page.findAllByText("Use 15 characters or more.", {}, soon);
      await expect(
        page.getAllByText("Tick that you keep to the rules of conduct.").length,
      ).toBeGreaterThan(0);
      await userEvent.type(page.getByLabelText("Password"), " harbour teaspoon gravel");
      for (const box of page.getAllByRole("checkbox")) await userEvent.click(box);
    });
    await save();
    await page.findByRole("heading", { name: "You work with Northgate Group now" }, soon);
    await userEvent.click(page.getByRole("button", { name: "Sign in" }));
    await expect(await page.findByLabelText("Email", {}, soon)).toHaveValue("lee@harbour.example");
  },
};

/** An agency's user signs in to answer. */
export const HasAccount: Story = {
  ...onBrowserApi({ path: linkTo("agent@brightstaff.example") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Your agency has an account/, {}, soon);
    await expect(page.queryByLabelText("Password")).toBeNull();
  },
};

export const InvalidLink: Story = {
  ...onBrowserApi({ path: to.agencyInvitation({ token: "half-a-link" }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "This link does not work" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ path: linkTo("lee@harbour.example") });
