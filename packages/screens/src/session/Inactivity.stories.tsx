import { to } from "@ats/core/navigation/routes";
import { continueMs, inactivityMs, sessionTexts } from "@ats/core/session/session";
import { demoPassword } from "@ats/demo/accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { memoryStorage } from "../lists/memory-storage.ts";
import { extendedKey } from "./useSessionExtension.ts";

const clock = Date.now;
const storage = memoryStorage();

/** Specification §4, Inactivity, with the text of §8 and the times of §9. */
const meta: Meta = {
  title: "Session/Inactivity",
  beforeEach: () => {
    storage.clear();
    spyOn(AudioContext.prototype, "createOscillator");
    // Browsers play no sound before the user has interacted with the page.
    Object.defineProperty(navigator, "userActivation", {
      value: { hasBeenActive: true },
      configurable: true,
    });
    return () => {
      Date.now = clock;
      Reflect.deleteProperty(navigator, "userActivation");
    };
  },
};
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const onHelp = onBrowserApi({
  as: "recruiter@northgate.example",
  path: to.help(),
  host: { storage },
});

async function leaveAlone(canvasElement: HTMLElement, ms: number) {
  await within(canvasElement).findByRole("heading", { name: "Help" }, soon);
  await waitFor(() => expect(storage.getItem(extendedKey)).not.toBeNull(), soon);
  Date.now = () => clock() + ms;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Sign-in leads back to the page that the user left. */
async function signInAgain(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  Date.now = clock;
  await userEvent.type(await page.findByLabelText("Email"), "recruiter@northgate.example");
  await userEvent.click(await page.findByRole("button", { name: "Continue" }));
  await userEvent.type(await page.findByLabelText("Password", {}, soon), demoPassword);
  await userEvent.click(await page.findByRole("button", { name: "Sign in" }));
  await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
}

/** A minute to answer, with a tone of two notes and the focus on Continue. */
export const Asked: Story = {
  name: "Specification §2: an inactive user is asked whether to continue",
  ...onHelp,
  play: async ({ canvasElement }) => {
    await leaveAlone(canvasElement, inactivityMs);
    const dialog = await screen.findByRole("alertdialog", { name: "Continue session" }, soon);
    await expect(within(dialog).getByText(sessionTexts.inactivity)).toBeInTheDocument();
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Continue" })).toHaveFocus(),
    );
    await expect(AudioContext.prototype.createOscillator).toHaveBeenCalledTimes(2);
  },
};

/** A host can set another time than the specification's. */
export const CustomTimeout: Story = {
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: to.help(),
    host: { storage, inactivityMs: 5_000 },
  }),
  play: async ({ canvasElement }) => {
    await leaveAlone(canvasElement, 5_000);
    await screen.findByRole("alertdialog", { name: "Continue session" }, soon);
  },
};

export const Continued: Story = {
  ...onHelp,
  play: async (context) => {
    await Asked.play?.(context);
    const before = Number(storage.getItem(extendedKey));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), soon);
    await expect(Number(storage.getItem(extendedKey))).toBeGreaterThan(before);
    await expect(await screen.findByRole("heading", { name: "Help" })).toBeVisible();
  },
};

export const ContinuedInAnotherTab: Story = {
  ...onHelp,
  play: async (context) => {
    await Asked.play?.(context);
    storage.setItem(extendedKey, String(Date.now()));
    window.dispatchEvent(new StorageEvent("storage", { key: extendedKey }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const LoggedOut: Story = {
  name: "Specification §4: a user who logs out of the dialog is told why",
  ...onHelp,
  play: async (context) => {
    await Asked.play?.(context);
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await screen.findByText(/^You were logged out because there was no activity/, {}, soon);
  },
};

/** After a laptop has slept for more than the minute, the session ends without a dialog. */
export const SleptThrough: Story = {
  ...onHelp,
  play: async ({ canvasElement }) => {
    await leaveAlone(canvasElement, inactivityMs + continueMs);
    await screen.findByText(/^You were logged out because there was no activity/, {}, soon);
    await signInAgain(canvasElement);
  },
};
