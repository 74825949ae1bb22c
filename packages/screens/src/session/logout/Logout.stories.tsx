import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { demoPassword } from "@ats/demo/accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { memoryStorage } from "../../lists/memory-storage.ts";

const meta: Meta = { title: "Session/Logging out" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const path = to.Logout();
const soon = { timeout: 15_000 };

const signedOut = async (canvasElement: HTMLElement) => {
  const heading = { name: "Sign in", level: 1 };
  await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
};

export const Waiting: Story = {
  ...onBrowserApi({ as, path, fail: { logout: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Logging out", {}, soon)).toBeVisible();
  },
};

/**
 * Specification §4 and §8: clears the local session, because sign-in would otherwise lead back to
 * the jobs.
 */
export const ServerUnreachable: Story = {
  name: "Specification §8: a failed logout clears the local session",
  ...onBrowserApi({ as, path, fail: { logout: 500 } }),
  play: ({ canvasElement }) => signedOut(canvasElement),
};

/** The session had already ended: sign-in says why and leads back. */
export const Refused: Story = {
  ...onBrowserApi({
    as,
    path: `${path}?${toSearch({ reason: "INACTIVE_SESSION", callbackUrl: to.help() })}`,
    fail: { logout: 401 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await signedOut(canvasElement);
    const why = "You were logged out because there was no activity for some time.";
    await expect(await page.findByText(why)).toBeVisible();
    await userEvent.type(await page.findByLabelText("Email"), as);
    await userEvent.click(await page.findByRole("button", { name: "Continue" }));
    const password = await page.findByLabelText("Password", {}, soon);
    await userEvent.type(password, demoPassword);
    await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
  },
};

/** Specification §8: a user who cannot be loaded is logged out. */
export const UserCannotBeLoaded: Story = {
  ...onBrowserApi({ as, path: to.help(), fail: { getUserSettings: 500 } }),
  play: ({ canvasElement }) => signedOut(canvasElement),
};

function sharedBrowser(leaving: string) {
  const storage = memoryStorage();
  const mine = { title: "Print labels", text: "" };
  let own = "";
  const story = onBrowserApi({
    as,
    path: leaving,
    host: { storage },
    before: async (_, id = 0) => {
      storage.clear();
      own = `ats.draft.${id}.suggestion`;
      storage.setItem(own, JSON.stringify(mine));
      storage.setItem(`ats.recent.${id}`, JSON.stringify([to.jobList()]));
      storage.setItem(`ats.draft.${id + 1}.suggestion`, JSON.stringify({ ...mine, title: "Hers" }));
    },
  });
  const drafts = () =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
      /^ats\.(draft|recent)\./.test(key),
    );
  return { story, drafts, own: () => own };
}

const byAddress = sharedBrowser(path);

/** The user opened the address, or left a page that kept something meanwhile. */
export const Default: Story = {
  ...byAddress.story,
  play: async ({ canvasElement }) => {
    await signedOut(canvasElement);
    await expect(byAddress.drafts()).toHaveLength(1);
    await expect(byAddress.drafts()).not.toContain(byAddress.own());
  },
};

const chosen = sharedBrowser(to.help());

/** R4: logging out deletes the user's drafts and keeps other people's. */
export const DraftsGo: Story = {
  name: "Specification §4: logging out deletes what was typed",
  ...chosen.story,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "make suggestion" }, soon));
    const title = await screen.findByRole("textbox", { name: "Title" }, soon);
    await expect(title).toHaveValue("Print labels");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await userEvent.click(await page.findByRole("button", { name: /^hello, / }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }, soon));
    await signedOut(canvasElement);
    await expect(chosen.drafts()).toHaveLength(1);
    await expect(chosen.drafts()).not.toContain(chosen.own());
  },
};

const byTime = sharedBrowser(`${to.Logout()}?reason=INACTIVE_SESSION`);

/** R4: a session that times out keeps its drafts. */
export const DraftsStayAfterInactivity: Story = {
  name: "Specification §4: what was typed stays after a time-out",
  ...byTime.story,
  play: async ({ canvasElement }) => {
    await signedOut(canvasElement);
    await expect(byTime.drafts()).toContain(byTime.own());
  },
};

export const InLongerWords: Story = inLongerWords(
  { as, path, fail: { logout: "never" } },
  { shown: (page) => within(page).findByText(/Logging out/, {}, soon) },
);
