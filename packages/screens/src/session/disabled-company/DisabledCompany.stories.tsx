import { to } from "@ats/core/navigation/routes";
import { logoutReasonHeader } from "@ats/core/session/session";
import { extendSession } from "@ats/core/session/session-times-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

/** Specification §2, disabledAts: /disabled/ats. */
const meta: Meta = { title: "Session/Disabled company" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** Explains the reason, names a contact and offers sign-in. */
export const Default: Story = {
  name: "Specification §2: a disabled company's users are told why and whom to ask",
  ...onBrowserApi({ path: to.disabledAts() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/contact your company’s recruitment administrator/, {}, soon);
    await userEvent.click(await page.findByRole("link", { name: "Sign in with another account" }));
    await expect(await page.findByLabelText("Email", {}, soon)).toHaveFocus();
  },
};

const email = "admin@closed.example";
const password = "Welcome-to-the-ATS-2026";

/** An administrator gets the link by email; a wrong password keeps what was typed. */
export const ExportAskedFor: Story = {
  name: "An administrator of a disabled company asks for its data",
  ...onBrowserApi({ path: to.disabledAts() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const open = { name: "Export the company’s data…" };
    await userEvent.click(await page.findByRole("button", open, soon));
    const start = page.getByRole("button", { name: "Start the export" });
    await expect(start).toBeDisabled();
    await userEvent.type(page.getByLabelText("Email"), email);
    await userEvent.type(page.getByLabelText("Password"), "not my password");
    await userEvent.click(start);
    await page.findByText(/email or password is not correct/, {}, soon);
    await expect(page.getByLabelText("Email")).toHaveValue(email);
    await userEvent.clear(page.getByLabelText("Password"));
    await userEvent.type(page.getByLabelText("Password"), `${password}{Enter}`);
    await page.findByRole("heading", { name: "Check your email", level: 1 }, soon);
    await page.findByText(/on its way to admin@closed\.example\. It works for 7 days\./);
    const [mail] = await (await storyApi()).mail();
    await expect(mail).toMatchObject({ to: email, subject: "The export of Closed Ltd" });
    await expect(mail?.text).toContain(`${window.location.origin}/disabled/ats?export=`);
  },
};

async function link(api: BrowserApi): Promise<string> {
  const { exportDisabledCompany } = await import("@ats/core/companies/disabled-contract");
  await api.visitor().client.call(exportDisabledCompany, { body: { email, password } });
  const [mail] = await api.mail();
  return /\/disabled\/ats\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

export const ExportReady: Story = {
  name: "The link shows the export until it is ready, and downloads it",
  ...onBrowserApi({ path: link }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Export of Closed Ltd", level: 1 }, soon);
    await page.findByRole("button", { name: /^Download \(/ }, soon);
  },
};

export const BadLink: Story = {
  ...onBrowserApi({ path: `${to.disabledAts()}?export=no-such-link` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "This link does not work", level: 1 }, soon);
    await userEvent.click(page.getByRole("button", { name: "Ask for another export" }));
    await expect(await page.findByLabelText("Email")).toHaveFocus();
  },
};

/** A user whose company becomes disabled is logged out and told why, without a redirect loop. */
export const DisabledDuringSession: Story = {
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: to.help(),
    host: {
      fetch: async (request) =>
        request.url.endsWith(extendSession.path)
          ? new Response(null, {
              status: 403,
              headers: { [logoutReasonHeader]: "DISABLED_COMPANY" },
            })
          : (await storyApi()).fetch(request),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = { name: "Your company’s account is disabled", level: 1 };
    await expect(await page.findByRole("heading", title, soon)).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path: to.disabledAts() });
