import { to } from "@ats/core/navigation/routes";
import { loginWithToken } from "@ats/core/session/switching-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { care, group, tokenOfSupport, tokenToCare } from "../story-tokens.ts";

/**
 * Specification §2 and §7: /techuser/login, /multiclient/login and /login/token with a one-time
 * token.
 */
const meta: Meta = { title: "Session/Token login" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const used = "This link was already used, has expired, or is incomplete. Ask for a new one.";

export const Default: Story = {
  ...onBrowserApi({
    path: async (api) => `${to.multiclientLogin()}?token=${await tokenToCare(api)}`,
    host: care,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
    await expect(await page.findByText("Northgate Care", { selector: "header *" })).toBeVisible();
    await expect(
      await page.findByText("You work in Northgate Care for Northgate Group"),
    ).toBeVisible();
  },
};

/** A link with the token in its path leads to the requested page. */
export const ByLink: Story = {
  name: "Specification §2: a one-time token signs in",
  ...onBrowserApi({
    path: async (api) =>
      `${to.tokenLogin({ id: await tokenToCare(api) })}?callbackUrl=${encodeURIComponent(to.help())}`,
    host: care,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
  },
};

/** Technical support uses an old link. Every page names the support session. */
export const TechnicalSupport: Story = {
  ...onBrowserApi({
    path: async (api) => `/!${to.techUserLogin({ token: await tokenOfSupport(api) })}`,
    host: group,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const strip = within(await page.findByRole("region", { name: "Support session" }, soon));
    await expect(
      await strip.findByText("Technical support session in Northgate Group"),
    ).toBeVisible();
    await expect(await strip.findByRole("button", { name: "End session" })).toBeVisible();
    await page.findByRole("table", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ path: to.tokenLogin({ id: "token" }), fail: { loginWithToken: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Signing you in", {}, soon)).toBeVisible();
  },
};

export const Used: Story = {
  ...onBrowserApi({
    path: async (api) => {
      const token = await tokenToCare(api);
      const body = JSON.stringify({ token });
      const url = new URL(loginWithToken.path, window.location.href);
      await care.fetch(new Request(url, { method: loginWithToken.method, body }));
      return to.tokenLogin({ id: token });
    },
    host: care,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(used, {}, soon)).toBeVisible();
    await userEvent.click(await page.findByRole("link", { name: "Sign in" }));
    await expect(await page.findByRole("heading", { name: "Sign in" }, soon)).toBeVisible();
  },
};

export const UsedWhileSignedIn: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.tokenLogin({ id: "spent" }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(used, {}, soon)).toBeVisible();
    await expect(await page.findByRole("link", { name: "Go to jobs" })).toBeVisible();
  },
};

export const Incomplete: Story = {
  ...onBrowserApi({ path: to.multiclientLogin() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = "The link is incomplete. Ask for a new one.";
    await expect(await page.findByText(text, {}, soon)).toBeVisible();
  },
};

export const DisabledCompany: Story = {
  ...onBrowserApi({ path: to.tokenLogin({ id: "token" }), fail: { loginWithToken: 403 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = { name: "Your company’s account is disabled" };
    await expect(await page.findByRole("heading", heading, soon)).toBeVisible();
  },
};

/** Without a connection the token stays valid, and the page offers to try again. */
export const Failed: Story = {
  ...onBrowserApi({ path: to.tokenLogin({ id: "token" }), fail: { loginWithToken: "network" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = { name: "You could not be signed in" };
    await expect(await page.findByRole("heading", heading, soon)).toBeVisible();
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ path: to.multiclientLogin() });
