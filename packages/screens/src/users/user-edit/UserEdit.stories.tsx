import { to } from "@ats/core/navigation/routes";
import { actOnUsers } from "@ats/core/users/account-contract";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { listUsers } from "@ats/core/users/list-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Users/User" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

const userNamed = (q: string) => async (api: BrowserApi) => {
  const { records } = await api.client.call(listUsers, { query: { q } });
  return to.userEdit({ id: records[0]?.id ?? 0 });
};

/** Details and role are edited; the account is signed out, locked and unlocked. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown") }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Tom Ashdown" }, soon);
    await step("A new role is saved with the details.", async () => {
      await userEvent.click(await page.findByRole("radio", { name: /^Hiring manager$/ }, soon));
      await userEvent.click(page.getByRole("button", { name: "Save details" }));
      await screen.findByText("Details saved", {}, soon);
    });
    await step("A locked account can be unlocked.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Lock" }));
      const dialog = within(await screen.findByRole("alertdialog", { name: "Lock Tom Ashdown?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Lock" }));
      await userEvent.click(await page.findByRole("button", { name: "Unlock" }, soon));
      await page.findByRole("button", { name: "Sign out everywhere" }, soon);
    });
  },
};

/** Turning another's two-step verification off needs one's own password. */
export const TwoStepTurnedOff: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("mfa@northgate.example") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Two-step verification", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: /^More/ }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Turn two-step off…" }));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.type(await dialog.findByLabelText("Your password"), "Welcome-to-the-ATS-2026");
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await screen.findByText(/^Two-step verification is off for/, {}, soon);
  },
};

/** An invited user has no password yet: the invitation can be sent again. */
export const Invited: Story = {
  ...onBrowserApi({
    as: admin,
    path: async (api) => {
      const { id } = await api.client.call(inviteUser, {
        body: {
          first_name: "Nia",
          last_name: "Price",
          email: "nia.price@northgate.example",
          userType: "Recruiter user",
          telephone: null,
        },
      });
      return to.userEdit({ id });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Invitation valid until", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Send invitation again" }));
    await screen.findByText(/An invitation was sent a moment ago/, {}, soon);
  },
};

export const Locked: Story = {
  ...onBrowserApi({
    as: admin,
    path: async (api) => {
      const { records } = await api.client.call(listUsers, { query: { q: "Tom Ashdown" } });
      const id = records[0]?.id ?? 0;
      await api.client.call(actOnUsers, { body: { act: "LOCK", ids: [id] } });
      return to.userEdit({ id });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Unlock" }, soon);
  },
};

/** One's own account is changed in the settings. */
export const OwnAccount: Story = {
  ...onBrowserApi({ as: admin, path: userNamed(admin) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^This is you/, {}, soon);
    await expect(page.queryByRole("button", { name: "Lock" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown"), fail: { getUser: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("main", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path: userNamed("Tom Ashdown"), fail: { getUser: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.userEdit({ id: 1 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/does not include this area/, {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path: userNamed("Tom Ashdown") });
