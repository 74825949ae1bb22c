import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { cookies, sessionTexts } from "@ats/core/session/session";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import type { Visit } from "../app/visit.ts";
import { forgetSession, memoryCookies } from "./cookies.ts";

/** Specification §4, Concurrent session, with the text of §8. */
const meta: Meta = { title: "Session/Concurrent login" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const soon = { timeout: 15_000 };
const why = "You were logged out because someone logged in to this account elsewhere.";
/** Cookies are shared: another tab may sign in or out. */
const jar = memoryCookies();

const dialog = () => screen.findByRole("alertdialog", { name: sessionTexts.concurrentTitle }, soon);

/** Another login with this account: the page says so and stays until answered. */
export const Announced: Story = {
  name: "Specification §2: a user is told of a sign-in elsewhere",
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("table", {}, soon);
    const api = await storyApi();
    await waitFor(() => expect(api.connections()).toBe(1), soon);
    await api.visitor().signIn(recruiter);
    await expect(within(await dialog()).getByText(sessionTexts.concurrent)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await expect(api.client.call(listJobs)).rejects.toMatchObject({ status: 401 });
    await userEvent.keyboard("{Escape}");
    await expect(await dialog()).toBeVisible();
    await expect(page.getByRole("table", { hidden: true })).toBeInTheDocument();
  },
};

/** Closing the dialog checks the session. It has ended, and sign-in says why. */
export const LoggedOut: Story = {
  ...Announced,
  play: async (context) => {
    await Announced.play?.(context);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(await screen.findByText(why, {}, soon)).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** Tabs share their cookies: the first that is answered signs out, and the others still say why. */
export const AnsweredInAnotherTab: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), host: { cookies: jar } }),
  play: async (context) => {
    await Announced.play?.(context);
    forgetSession(jar);
    // For example, because the tab comes to the front.
    await (context.loaded.visit as Visit).queries.invalidateQueries();
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(await screen.findByText(why, {}, soon)).toBeVisible();
  },
};

/**
 * "If you have only just logged into this account": if the session can be extended, the page stays.
 */
export const Disregarded: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), host: { cookies: jar } }),
  play: async (context) => {
    await Announced.play?.(context);
    const api = await storyApi();
    const { token } = await api.signIn(recruiter);
    jar.write(cookies.apiToken, token);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), soon);
    await expect(await screen.findByRole("table")).toBeVisible();
  },
};

/** A page that was offline shows the reason at the next refused call. */
export const DiscoveredLater: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), host: { connect: () => () => {} } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("table", {}, soon);
    await (await storyApi()).visitor().signIn(recruiter);
    await userEvent.click(await page.findByRole("link", { name: "Jobs" }));
    await userEvent.click(await page.findByRole("radio", { name: /^Draft/ }));
    await expect(await page.findByText(why, {}, soon)).toBeVisible();
  },
};

/** Logging out in another tab needs no dialog. */
export const SignedOutInAnotherTab: Story = {
  ...onBrowserApi({ as: recruiter, path: to.help() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Help" }, soon);
    const api = await storyApi();
    await api.client.call(extendSession);
    await api.client.call(logout);
    await expect(await page.findByRole("heading", { name: "Sign in" }, soon)).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};
