import { to } from "@ats/core/navigation/routes";
import { forgotPassword, resetPassword } from "@ats/core/session/password-contract";
import { passwordTexts } from "@ats/core/session/session";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { passwordMessages } from "@ats/core/validation/password";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const clock = Date.now;

const meta: Meta = {
  title: "Session/Reset password",
  beforeEach: () => () => {
    Date.now = clock;
  },
};
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const email = "recruiter@northgate.example";
const better = "harbour teaspoon gravel";

async function token(api: BrowserApi): Promise<string> {
  await api.visitor().client.call(forgotPassword, { body: { email } });
  const [mail] = await api.mail();
  return /\/login\/reset\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const link = async (api: BrowserApi) => to.Resetpassword({ token: await token(api) });

async function choose(canvas: HTMLElement, password: string) {
  const page = within(canvas);
  const field = await page.findByLabelText("New password", {}, soon);
  await expect(field).toHaveFocus();
  await userEvent.type(field, password);
  await userEvent.click(await page.findByRole("button", { name: "Save password" }));
}

export const Default: Story = {
  ...onBrowserApi({ path: link }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /^For recruiter@northgate\.example at Northgate/,
        {},
        soon,
      ),
    ).toBeVisible();
  },
};

export const Saved: Story = {
  name: "Specification §2: a new password is chosen by a link",
  ...onBrowserApi({ path: link }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await choose(canvasElement, better);
    await expect(await page.findByText(passwordTexts.changed, {}, soon)).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByLabelText("Email", {}, soon)).toHaveValue(email);
    await userEvent.click(await page.findByRole("button", { name: "Continue" }));
    await userEvent.type(await page.findByLabelText("Password", {}, soon), better);
    await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** An old address opens the same page. Specification §2: `/!/reset-password/{token}`. */
export const OldAddress: Story = {
  ...onBrowserApi({ path: async (api) => `/!/reset-password/${await token(api)}` }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, better);
    await within(canvasElement).findByText(passwordTexts.changed, {}, soon);
  },
};

export const TooShort: Story = {
  ...onBrowserApi({ path: link }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "too short");
    const field = within(canvasElement).getByLabelText("New password");
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(passwordMessages.short),
    );
    await expect(field).toHaveValue("too short");
    await expect(field).toHaveFocus();
  },
};

export const CompanyNamePassword: Story = {
  ...onBrowserApi({ path: link }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Northgate Group Northgate");
    const field = within(canvasElement).getByLabelText("New password");
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(passwordMessages.personal),
    );
  },
};

/** The link is used elsewhere before saving. */
export const Failed: Story = {
  name: "Specification §8: a password that cannot be saved says why",
  ...onBrowserApi({ path: link, fail: { resetPassword: 400 } }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, better);
    const page = within(canvasElement);
    const alert = await page.findByRole("alert", {}, soon);
    await expect(await within(alert).findByText(passwordTexts.resetFailed)).toBeVisible();
    await expect(alert).toHaveTextContent("The answer is 400");
    await expect(page.getByLabelText("New password")).toHaveValue(better);
  },
};

const refused = async (canvas: HTMLElement) => {
  const page = within(canvas);
  await expect(
    await page.findByRole("heading", { name: "This link does not work" }, soon),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveTextContent(/^error.*was already used, has expired/);
  await userEvent.click(await page.findByRole("link", { name: "Ask for a new link" }));
  await page.findByRole("heading", { name: "Forgotten your password?" }, soon);
};

export const UsedLink: Story = {
  ...onBrowserApi({
    path: async (api) => {
      const used = await token(api);
      const body = { token: used, password: better };
      await api.visitor().client.call(resetPassword, { body });
      return to.Resetpassword({ token: used });
    },
  }),
  play: ({ canvasElement }) => refused(canvasElement),
};

export const ExpiredLink: Story = {
  ...onBrowserApi({
    path: async (api) => {
      const expired = await link(api);
      Date.now = () => clock() + 61 * 60_000;
      return expired;
    },
  }),
  play: ({ canvasElement }) => refused(canvasElement),
};

/** An invited person cannot ask for a new link; who invited them sends it. */
export const ExpiredInvitation: Story = {
  ...onBrowserApi({
    path: async (api) => {
      const { client, signIn } = api.visitor();
      await signIn("admin@northgate.example");
      const person = { first_name: "Bo", last_name: "Lindqvist", telephone: null };
      await client.call(inviteUser, {
        body: { ...person, email: "bo@northgate.example", userType: "Hiring manager user" },
      });
      const [mail] = await api.mail();
      Date.now = () => clock() + 8 * 24 * 60 * 60_000;
      return new URL(/https?:\S+\/login\/reset\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^This invitation has expired/, {}, soon);
    await expect(page.queryByRole("link", { name: "Ask for a new link" })).toBeNull();
  },
};

/** A link damaged by a mail program. */
export const InvalidLink: Story = {
  ...onBrowserApi({ path: to.Resetpassword({ token: "half-a-link" }) }),
  play: ({ canvasElement }) => refused(canvasElement),
};

export const Checking: Story = {
  ...onBrowserApi({ path: link, fail: { resetPasswordLink: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Checking the link", {}, soon);
  },
};

/** If the check fails, the page tries again. */
export const CheckFailed: Story = {
  ...onBrowserApi({ path: link, fail: { resetPasswordLink: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "The link could not be checked" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path: link });
