import { codeAt } from "@ats/api/internal/session/authenticator";
import { to } from "@ats/core/navigation/routes";
import { login, validateCredentials } from "@ats/core/session/contract";
import { renewRecoveryCodes } from "@ats/core/session/mfa-contract";
import { captchaHeader } from "@ats/core/session/session";
import { demoTotpSecret } from "@ats/demo/accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { memoryStorage } from "../../lists/memory-storage.ts";

/** Specification §2, Login, and §7, Auth: email, password and the second factor. */
const meta: Meta = { title: "Session/Login" };
export default meta;
type Story = StoryObj;

const password = "Welcome-to-the-ATS-2026";
/** Loading the first screen's code takes a while. */
const soon = { timeout: 15_000 };

/** Fills the focused field and presses the button. */
async function step(canvas: HTMLElement, label: string, text: string, button: string) {
  const page = within(canvas);
  const field = await page.findByLabelText(label, {}, soon);
  await expect(field).toHaveFocus();
  await userEvent.type(field, text);
  await userEvent.click(await page.findByRole("button", { name: button }));
}
function comingBack(email: string, email_verified = true) {
  const storage = memoryStorage();
  return onBrowserApi({
    path: `${to.Login()}?code=from-the-organisation&state=s`,
    before: async (api) => {
      api.setOrganisation("Northgate", { email, email_verified });
      const passage = { state: "s", nonce: "n", code_verifier: "v" };
      storage.setItem("ats.organisation", JSON.stringify(passage));
    },
    host: { storage },
  });
}
const recruiter = { email: "recruiter@northgate.example", email_verified: true };
const leave = fn<(url: string) => void>();
const email = (canvas: HTMLElement, address: string) => step(canvas, "Email", address, "Continue");

/** A recruiter signs in with email and password and reaches the jobs. */
export const Default: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await expect(await page.findByText("recruiter@northgate.example")).toBeVisible();
    await step(canvasElement, "Password", password, "Sign in");
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** A link opened while signed out leads to its page, with its query, once the user is signed in. */
export const LeadsToTheLinkedPage: Story = {
  ...onBrowserApi({ path: `${to.jobList()}?filter=all&q=nurse` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
    await expect(await page.findByRole("radio", { name: /^All/ }, soon)).toBeChecked();
  },
};

/** An error appears at its field, and the typed text stays. */
export const EmailMustBeValid: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate");
    await expect(page.getByRole("alert")).toHaveTextContent("E-mail must be valid.");
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate");
    await expect(page.getByLabelText("Email")).toHaveFocus();
  },
};

/** The error does not tell which part was wrong. The email can be changed. */
export const WrongPassword: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", "not my password", "Sign in");
    await page.findByText(/./, { selector: "[role=alert]" }, soon);
    await expect(page.getByLabelText("Password")).toHaveValue("not my password");
    await expect(page.getByLabelText("Password")).toHaveFocus();
    await userEvent.click(await page.findByRole("button", { name: "Change email" }));
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate.example");
    await expect(page.getByLabelText("Email")).toHaveFocus();
  },
};

/** Multi-factor authentication asks for a code. Its last digit signs in. */
export const OneTimeCode: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "mfa@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await expect(
      await page.findByRole("heading", { name: "Enter your one-time code" }),
    ).toBeVisible();
    await step(canvasElement, "One-time code", "12345", "Sign in");
    await expect(page.getByRole("alert")).toHaveTextContent(
      "Enter the six digits that your authenticator app shows.",
    );
    // Filled in by the browser.
    await fireEvent.change(page.getByLabelText("One-time code"), {
      target: { value: codeAt(demoTotpSecret, new Date()) },
    });
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** An email with accounts in two companies chooses one by role and last use. */
export const SeveralCompanies: Story = {
  name: "Specification §2: a user with several accounts chooses one at sign-in",
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "sophie.marchetti@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await expect(
      await page.findByRole("heading", { name: "Choose a company" }, soon),
    ).toBeVisible();
    const care = page.getByRole("radio", { name: "Northgate Care" });
    await expect(care).toHaveFocus();
    await expect(care).toHaveAccessibleDescription(/^Recruiter admin user · /);
    await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
    await expect(page.getByRole("alert")).toHaveTextContent("Choose the company to sign in to.");
    await userEvent.click(care);
    await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
    await expect(await page.findByText("Northgate Care", { selector: "header *" })).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "mfa@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await userEvent.click(await page.findByRole("button", { name: "Use a recovery code" }, soon));
    await step(canvasElement, "Recovery code", "k7m2-q9xw", "Sign in");
    await expect(page.getByRole("alert")).toHaveTextContent("Enter one of your recovery codes");
    await step(canvasElement, "Recovery code", "-4thz-0c1d", "Sign in");
    await page.findByText(/^The recovery code is not correct/, { selector: "[role=alert]" }, soon);
  },
};

let recoveryCode = "";

export const RecoveryCodeSignsIn: Story = {
  ...onBrowserApi({
    path: to.Login(),
    before: async (api) => {
      const { client } = api.visitor();
      const otp = codeAt(demoTotpSecret, new Date());
      await client.call(login, { body: { email: "mfa@northgate.example", password, otp } });
      const { recovery_codes } = await client.call(renewRecoveryCodes, { body: { password } });
      recoveryCode = recovery_codes[0] ?? "";
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "mfa@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await userEvent.click(await page.findByRole("button", { name: "Use a recovery code" }, soon));
    await step(canvasElement, "Recovery code", recoveryCode, "Sign in");
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

export const MailedCode: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "mfa@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await userEvent.click(
      await page.findByRole("button", { name: "Send me a code by email" }, soon),
    );
    await page.findByText(/^The six digits we emailed you/, {}, soon);
    await userEvent.type(await page.findByLabelText("One-time code"), "000000");
    await expect(
      await page.findByText(/was already used or has expired/, { selector: "[role=alert]" }, soon),
    ).toBeInTheDocument();
  },
};

export const DisabledCompany: Story = {
  ...onBrowserApi({ path: to.Login() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "admin@closed.example");
    await step(canvasElement, "Password", password, "Sign in");
    const heading = { name: "Your company’s account is disabled" };
    await expect(await page.findByRole("heading", heading, soon)).toBeVisible();
  },
};

/** If the server names an organisation, its users sign in there. */
export const Organisation: Story = {
  ...onBrowserApi({
    path: to.Login(),
    before: async (api) => api.setOrganisation("Northgate", recruiter),
    host: { leave },
  }),
  play: async ({ canvasElement }) => {
    leave.mockClear();
    const page = within(canvasElement);
    const there = await page.findByRole("button", { name: "Sign in with Northgate" }, soon);
    there.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(leave).toHaveBeenCalledWith("https://login.northgate.example/"));
  },
};

/** After returning, the user is signed in, and the address has no code. */
export const OrganisationSignedIn: Story = {
  ...comingBack("recruiter@northgate.example"),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Jobs" }, soon);
  },
};

/** The organisation knows the user, but this product does not. */
export const OrganisationUnknown: Story = {
  ...comingBack("a.new.colleague@northgate.example"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const why =
      /^Your organisation signed you in as a\.new\.colleague@northgate\.example, but no account here/;
    await expect(await page.findByText(why, {}, soon)).toBeVisible();
    await expect(await page.findByRole("button", { name: "Sign in with Northgate" })).toBeEnabled();
  },
};

/**
 * An email that the organisation has not verified does not sign in, even if it has an account here.
 */
export const OrganisationUnverified: Story = {
  ...comingBack("recruiter@northgate.example", false),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const why = /^Your organisation did not confirm your email address/;
    await expect(await page.findByText(why, {}, soon)).toBeVisible();
    await expect(await page.findByRole("button", { name: "Sign in with Northgate" })).toBeEnabled();
  },
};

export const OrganisationOfDisabledCompany: Story = {
  ...comingBack("admin@closed.example"),
  play: async ({ canvasElement }) => {
    const why = /^Closed Ltd is disabled/;
    await expect(await within(canvasElement).findByText(why, {}, soon)).toBeVisible();
  },
};

/** If the organisation cannot be reached, passwords still work. */
export const OrganisationUnreachable: Story = {
  ...onBrowserApi({
    path: to.Login(),
    before: async (api) => api.setOrganisation("Northgate", recruiter),
    fail: { beginOrganisationSignIn: "network" },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole("button", { name: "Sign in with Northgate" }, soon),
    );
    await page.findByText(/could not be reached/, {}, soon);
    await userEvent.click(await page.findByLabelText("Email"));
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** Returning to another browser than the one that began does not sign in. */
export const OrganisationOtherBrowser: Story = {
  ...onBrowserApi({ path: `${to.Login()}?code=somebody-elses&state=theirs` }),
  play: async ({ canvasElement }) => {
    const why = /^This sign-in was started in another browser/;
    await expect(await within(canvasElement).findByText(why, {}, soon)).toBeVisible();
  },
};

export const OrganisationRefused: Story = {
  ...onBrowserApi({ path: `${to.Login()}?error=access_denied&state=ours` }),
  play: async ({ canvasElement }) => {
    const why = /^Your organisation did not sign you in/;
    await expect(await within(canvasElement).findByText(why, {}, soon)).toBeVisible();
  },
};

/** Without a connection the form stays and says so. */
export const Failed: Story = {
  ...onBrowserApi({ path: to.Login(), fail: { validateEmail: "network" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await page.findByText(/could not be reached/, { selector: "[role=alert]" }, soon);
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate.example");
  },
};

export const Waiting: Story = {
  ...onBrowserApi({ path: to.Login(), fail: { validateEmail: "never" } }),
  play: async ({ canvasElement }) => {
    await email(canvasElement, "recruiter@northgate.example");
  },
};

export const AfterInactivity: Story = {
  ...onBrowserApi({ path: `${to.Login()}?reason=INACTIVE_SESSION` }),
  play: async ({ canvasElement }) => {
    const why = "You were logged out because there was no activity for some time.";
    await expect(await within(canvasElement).findByText(why, {}, soon)).toBeVisible();
  },
};

/** The forgotten password page gets the typed email, and leads back to the requested page. */
export const Forgotten: Story = {
  ...onBrowserApi({ path: `${to.Login()}?callbackUrl=${encodeURIComponent(to.help())}` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await page.findByLabelText("Password", {}, soon);
    await userEvent.click(await page.findByRole("link", { name: "Forgotten your password?" }));
    await page.findByRole("heading", { name: "Forgotten your password?" }, soon);
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate.example");
    await userEvent.click(await page.findByRole("link", { name: "Back to sign in" }));
    await page.findByRole("heading", { name: "Sign in" }, soon);
    await expect(page.getByLabelText("Email")).toHaveValue("recruiter@northgate.example");
    await expect(page.getByLabelText("Email")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await step(canvasElement, "Password", password, "Sign in");
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
  },
};

/** A signed-in user is sent to the jobs. Specification §2, Route guard. */
export const SignedIn: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.Login() }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { name: "Jobs" }, soon),
    ).toBeVisible();
  },
};

let isDropped = false;

/**
 * A refused proof shows an error and keeps the text. The next attempt makes a new proof.
 * Specification §7.
 */
export const ProofRefused: Story = {
  ...onBrowserApi({
    path: to.Login(),
    host: {
      fetch: async (request) => {
        if (!isDropped) request.headers.delete(captchaHeader);
        isDropped ||= request.url.endsWith(validateCredentials.path);
        return (await storyApi()).fetch(request);
      },
    },
  }),
  beforeEach: () => {
    isDropped = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await page.findByText(/you are not a robot/, { selector: "[role=alert]" }, soon);
    await expect(page.getByLabelText("Password")).toHaveValue(password);
    await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** Without the server no proof can be made: the form says so, and the next attempt tries again. */
export const ProofFailed: Story = {
  ...onBrowserApi({ path: to.Login(), fail: { getCaptcha: "network" } }),
  play: async ({ canvasElement }) => {
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    const why = /could not be reached/;
    await within(canvasElement).findByText(why, { selector: "[role=alert]" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ path: to.Login() });

/** Quality E4: a browser may keep no cookie. The page says so, and leads on. */
export const NotKept: Story = {
  ...onBrowserApi({
    path: to.Login(),
    host: { cookies: { read: () => undefined, write: () => {} } },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await email(canvasElement, "recruiter@northgate.example");
    await step(canvasElement, "Password", password, "Sign in");
    await page.findByRole("heading", { name: "Your browser did not keep the sign-in" }, soon);
    await page.findByText(
      "Allow cookies for this site in your browser’s settings, then sign in again.",
    );
    await expect(page.getByRole("button", { name: "Sign in again" })).toBeVisible();
  },
};
