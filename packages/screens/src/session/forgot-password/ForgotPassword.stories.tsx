import { to } from "@ats/core/navigation/routes";
import { passwordTexts } from "@ats/core/session/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

/** Specification §2, Forgotpassword: /login/forgot, with the text of §8. */
const meta: Meta = { title: "Session/Forgotten password" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.Forgotpassword();

async function ask(canvas: HTMLElement, address: string) {
  const page = within(canvas);
  const field = await page.findByLabelText("Email", {}, soon);
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.keyboard("{Enter}");
}

export const Default: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Forgotten your password?" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Sent: Story = {
  name: "Specification §2: a forgotten password is asked for by email",
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "recruiter@northgate.example");
    const page = within(canvasElement);
    await expect(await page.findByText(passwordTexts.linkSent, {}, soon)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to sign in" })).toHaveFocus();
    const [mail] = await (await storyApi()).mail();
    await expect(mail?.to).toBe("recruiter@northgate.example");
    await expect(mail?.text).toContain(`${window.location.origin}/login/reset/`);
  },
};

/** An unknown address gets the same answer. */
export const UnknownAddress: Story = {
  name: "Specification §8: an unknown address gets the same answer",
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "nobody@northgate.example");
    await within(canvasElement).findByText(passwordTexts.linkSent, {}, soon);
    await expect(await (await storyApi()).mail()).toEqual([]);
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Use another address" }),
    );
    await expect(await within(canvasElement).findByLabelText("Email")).toHaveValue(
      "nobody@northgate.example",
    );
  },
};

export const EmailMustBeValid: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "recruiter@northgate");
    const page = within(canvasElement);
    await expect(page.getByRole("alert")).toHaveTextContent("E-mail must be valid.");
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate");
    await expect(page.getByLabelText("Email")).toHaveFocus();
  },
};

/** Five links an hour are the limit. The typed email stays. */
export const TooMany: Story = {
  ...onBrowserApi({
    path,
    before: async (api) => {
      const { forgotPassword } = await import("@ats/core/session/password-contract");
      const body = { email: "recruiter@northgate.example" };
      for (let i = 0; i < 5; i++) await api.visitor().client.call(forgotPassword, { body });
    },
  }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "recruiter@northgate.example");
    const page = within(canvasElement);
    await page.findByText(/^Too many links were requested/, { selector: "[role=alert]" }, soon);
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate.example");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ path, fail: { forgotPassword: "network" } }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "recruiter@northgate.example");
    const why = /could not be reached/;
    await within(canvasElement).findByText(why, { selector: "[role=alert]" }, soon);
  },
};

export const Waiting: Story = {
  ...onBrowserApi({ path, fail: { forgotPassword: "never" } }),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "recruiter@northgate.example");
  },
};

/** A signed-in user is sent to the jobs. Specification §2, Route guard. */
export const SignedIn: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { name: "Jobs" }, soon),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path });
