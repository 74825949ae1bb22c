import { codeAt } from "@ats/api/internal/session/authenticator";
import { testPhoto } from "@ats/api/internal/testing/records";
import { googleMeetScope } from "@ats/core/connections/google-meet";
import { jobBoards } from "@ats/core/careers/source";
import { createEmbeddedSession } from "@ats/core/embed/embedded-session";
import { costCurrencies } from "@ats/core/costs/money";
import { to } from "@ats/core/navigation/routes";
import { getNotificationSettings } from "@ats/core/notifications/settings-contract";
import { enableMfa, enrolMfa } from "@ats/core/session/mfa-contract";
import { passwordTexts } from "@ats/core/session/session";
import { getUserSettings } from "@ats/core/users/contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { partnersServer, secretIn } from "../../embed/story-partner.ts";
import { zonesWith } from "../../interviews/zones.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { countries } from "./countries.ts";
import type { SettingsSection } from "./route.ts";
import { everyState } from "./story-tokens.ts";

/** Specification §2, Settings: /settings; the user's own calls of §7 and the texts of §8. */
const meta: Meta = { title: "Settings/Settings" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const password = "Welcome-to-the-ATS-2026";
const soon = { timeout: 15_000 };
const at = (section: SettingsSection) => `${to.Settings()}?section=${section}`;

const card = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));

export const Details: Story = {
  name: "Specification §2: users edit their own details",
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const details = await card(canvasElement, "Details");
    const first = details.getByLabelText("First name");
    await userEvent.clear(first);
    await userEvent.type(first, "Thomas");
    await userEvent.click(await details.findByRole("button", { name: "Save details" }));
    await expect(await screen.findByText("Details saved", {}, soon)).toBeVisible();
    await within(canvasElement).findByRole("button", { name: "hello, Thomas Ashdown" }, soon);
  },
};

export const DetailsMissing: Story = {
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const details = await card(canvasElement, "Details");
    await userEvent.clear(await details.findByLabelText("Last name"));
    await userEvent.click(await details.findByRole("button", { name: "Save details" }));
    await userEvent.click(await details.findByRole("link", { name: "Enter your last name." }));
    await expect(details.getByLabelText("Last name")).toHaveFocus();
  },
};

const kept = memoryStorage();
const draftsIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
    key.startsWith("ats.draft."),
  );

/** Typed details are restored after leaving the page. Quality R4. */
export const DetailsRestored: Story = {
  ...onBrowserApi({
    as,
    path: to.Settings(),
    host: { storage: kept },
    before: async (_, userId) => {
      const draft = { first_name: "Thom", last_name: "Ashdown", telephone: "", version: 1 };
      kept.setItem(`ats.draft.${userId}.details`, JSON.stringify(draft));
    },
  }),
  play: async ({ canvasElement }) => {
    const details = await card(canvasElement, "Details");
    await expect(details.getByLabelText("First name")).toHaveValue("Thom");
    await userEvent.click(await details.findByRole("button", { name: "Discard" }));
    await expect(details.getByLabelText("First name")).toHaveValue("Tom");
    await expect(draftsIn(kept)).toEqual([]);
  },
};

let recruiter = 0;
const remember = async (_: BrowserApi, id: number | undefined) => {
  recruiter = id ?? 0;
};

/** Changed in another tab: both versions are shown and nothing is overwritten. Quality R2. */
export const DetailsStale: Story = {
  ...onBrowserApi({ as, path: to.Settings(), before: remember }),
  play: async ({ canvasElement }) => {
    const details = await card(canvasElement, "Details");
    const { client } = await storyApi();
    const params = { id: recruiter };
    const { first_name, telephone, version } = (await client.call(getUser, { params })).users;
    await client.call(updateUser, {
      params,
      body: { first_name, last_name: "Ashdown-Reed", telephone },
      version,
    });
    await userEvent.type(await details.findByLabelText("First name"), "my");
    await userEvent.click(await details.findByRole("button", { name: "Save details" }));
    await expect(await details.findByText("Saved: Ashdown-Reed", {}, soon)).toBeVisible();
    await expect(await details.findByText("Yours: Tommy")).toBeVisible();
    await userEvent.click(await details.findByRole("button", { name: "Use the saved version" }));
    await expect(details.getByLabelText("Last name")).toHaveValue("Ashdown-Reed");
  },
};

export const DetailsLoading: Story = {
  ...onBrowserApi({ as, path: to.Settings(), fail: { getUser: "never" } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Settings" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const DetailsFailed: Story = {
  ...onBrowserApi({ as, path: to.Settings(), fail: { getUser: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("Your details could not be loaded");
  },
};

export const Photo: Story = {
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const photo = await card(canvasElement, "Photo");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(input as HTMLInputElement, testPhoto());
    await photo.findByRole("button", { name: "Remove photo" }, soon);
    await waitFor(
      () => expect(canvasElement.querySelectorAll("img[src^='data:image/']")).toHaveLength(2),
      soon,
    );
  },
};

/** The server refuses a file that is not an image. */
export const PhotoRefused: Story = {
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    await card(canvasElement, "Photo");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const page = new File(["<script>alert(1)</script>"], "me.png", { type: "image/png" });
    await userEvent.upload(input as HTMLInputElement, page);
    await within(canvasElement).findByText(
      /This file is not a PNG, JPEG or WebP picture/,
      {},
      soon,
    );
  },
};

async function change(canvasElement: HTMLElement, before: string, after: string) {
  const section = await card(canvasElement, "Password");
  await userEvent.type(await section.findByLabelText("Old password"), before);
  await userEvent.type(await section.findByLabelText("New password"), after);
  await userEvent.click(await section.findByRole("button", { name: "Save password" }));
  return section;
}

export const Password: Story = {
  ...onBrowserApi({ as, path: at("password") }),
  play: async ({ canvasElement }) => {
    const section = await change(canvasElement, password, "harbour teaspoon gravel");
    await expect(await section.findByText(passwordTexts.changed, {}, soon)).toBeVisible();
    await expect(section.getByLabelText("Old password")).toHaveValue("");
  },
};

/** The provider says why. Specification §8. */
export const PasswordWrong: Story = {
  ...onBrowserApi({ as, path: at("password") }),
  play: async ({ canvasElement }) => {
    const section = await change(canvasElement, "not it at all", "harbour teaspoon gravel");
    await expect(await section.findByRole("alert", {}, soon)).toHaveTextContent("not correct");
    await expect(section.getByLabelText("New password")).toHaveValue("harbour teaspoon gravel");
  },
};

export const PasswordWeak: Story = {
  ...onBrowserApi({ as, path: at("password") }),
  play: async ({ canvasElement }) => {
    const section = await change(canvasElement, password, "too short");
    await expect(section.getByRole("group", { name: "There is a problem" })).toHaveFocus();
  },
};

export const VerificationOff: Story = {
  ...onBrowserApi({ as, path: at("verification") }),
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Two-step verification");
    await expect(await section.findByText("Off")).toBeVisible();
  },
};

async function enrol(canvasElement: HTMLElement) {
  const section = await card(canvasElement, "Two-step verification");
  await userEvent.click(await section.findByRole("button", { name: "Turn on" }));
  const field = await screen.findByLabelText("Your password", {}, soon);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, `${password}{Enter}`);
  const dialog = await screen.findByRole("dialog", { name: "Set up your app" }, soon);
  await within(dialog).findByRole("img", { name: /QR code/ });
  return within(dialog);
}

export const VerificationEnrolling: Story = {
  ...onBrowserApi({ as, path: at("verification") }),
  play: async ({ canvasElement }) => {
    const dialog = await enrol(canvasElement);
    await expect(await dialog.findByText(/^([A-Z2-7]{4} ?){8}$/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText("Code from the app")).toHaveFocus());
  },
};

export const VerificationWrongCode: Story = {
  ...onBrowserApi({ as, path: at("verification") }),
  play: async ({ canvasElement }) => {
    const dialog = await enrol(canvasElement);
    await userEvent.type(await dialog.findByLabelText("Code from the app"), "000000");
    await dialog.findByText(/^The code is not correct/, {}, soon);
  },
};

/** Turning on verification shows the recovery codes once. */
export const VerificationCodes: Story = {
  ...onBrowserApi({ as, path: at("verification") }),
  play: async ({ canvasElement }) => {
    const dialog = await enrol(canvasElement);
    const secret = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent?.replaceAll(" ", "") ?? "";
    await userEvent.type(
      await dialog.findByLabelText("Code from the app"),
      codeAt(secret, new Date()),
    );
    const codes = await screen.findByRole("list", { name: "Recovery codes" }, soon);
    await expect(within(codes).getAllByRole("listitem")).toHaveLength(10);
  },
};

async function turnOn({ client }: BrowserApi) {
  const { token, secret } = await client.call(enrolMfa, { body: { password } });
  await client.call(enableMfa, { body: { token, otp: codeAt(secret, new Date()) } });
}
const isOn = onBrowserApi({ as, path: at("verification"), before: turnOn });

export const VerificationOn: Story = {
  ...isOn,
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Two-step verification");
    await expect(await section.findByText("Recovery codes left")).toBeVisible();
    await expect(await section.findByText("10")).toBeVisible();
  },
};

/** Turning off needs the password. Quality S3. */
export const VerificationTurnedOff: Story = {
  name: "Specification §6: users turn off their own second factor with their password",
  ...isOn,
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Two-step verification");
    await userEvent.click(await section.findByRole("button", { name: "Turn off" }));
    const field = await screen.findByLabelText("Your password", {}, soon);
    await userEvent.type(field, "a guess{Enter}");
    await screen.findByText(/^The password is not correct/, {}, soon);
    await userEvent.clear(field);
    await userEvent.type(field, `${password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await (await card(canvasElement, "Two-step verification")).findByText("Off", {}, soon);
  },
};

export const VerificationRenewed: Story = {
  ...isOn,
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Two-step verification");
    await userEvent.click(await section.findByRole("button", { name: "New recovery codes" }));
    await userEvent.type(
      await screen.findByLabelText("Your password", {}, soon),
      `${password}{Enter}`,
    );
    await userEvent.click(await screen.findByRole("button", { name: "I’ve saved them" }, soon));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
  },
};

export const VerificationFailed: Story = {
  ...onBrowserApi({ as, path: at("verification"), fail: { getMfa: "network" } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("Two-step verification could not be loaded");
  },
};

/** This session, and those that ended when it began. */
export const Sessions: Story = {
  ...onBrowserApi({ as, path: at("sessions") }),
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Signed in now");
    await expect(await section.findByText("This session")).toBeVisible();
    await expect(await section.findByText(/^From browser, signed in/)).toBeVisible();
  },
};

/** A partner shows one of our pages to the recruiter, who is signed in there too. */
async function signInAtPartner(api: BrowserApi) {
  const partner = "https://portal.example";
  const makeSecret = await partnersServer(api, partner);
  await createEmbeddedSession({
    product: location.origin,
    partner,
    fetch: api.visitor().fetch,
    askSecret: async () => undefined,
    renewed: () => {},
    ended: () => {},
  }).redeem(secretIn(await makeSecret()));
}

/** A session in a partner's page names the partner. */
export const SessionsAtPartner: Story = {
  ...onBrowserApi({ as, path: at("sessions"), before: signInAtPartner }),
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Signed in now");
    const [here, there] = await section.findAllByRole("listitem", {}, soon);
    await expect(here).not.toHaveTextContent("In Portal");
    await expect(there).toHaveTextContent(/In Portal.*Sign out/);
  },
};

export const SessionsFailed: Story = {
  ...onBrowserApi({ as, path: at("sessions"), fail: { listSessions: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("Your sessions could not be loaded");
  },
};

export const Notifications: Story = {
  ...onBrowserApi({ as, path: at("notifications"), before: remember }),
  play: async ({ canvasElement }) => {
    const events = await card(canvasElement, "Notify me of");
    const atOnce = { name: "Mentions of me in notes: Email at once" };
    const box = await events.findByRole("checkbox", atOnce, soon);
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    const digest = { name: "Mentions of me in notes: Digest" };
    await expect(events.getByRole("checkbox", digest)).toBeChecked();
    const when = await card(canvasElement, "Digest");
    const often = when.getByRole("combobox", { name: "How often" });
    await userEvent.selectOptions(often, "First working day of the week");
    const api = (await storyApi()).client;
    await waitFor(async () => {
      const saved = await api.call(getNotificationSettings);
      await expect(saved.channels.MENTIONED).toEqual(["IN_APP", "DIGEST"]);
      await expect(saved.digest).toMatchObject({ frequency: "WEEKLY", hour: 8 });
    }, soon);
    const section = await card(canvasElement, "Notifications");
    const sound = section.getByRole("switch", { name: "Play a sound" });
    await expect(sound).toBeChecked();
    await userEvent.click(sound);
    await waitFor(() => expect(sound).not.toBeChecked(), soon);
    await userEvent.click(await section.findByRole("switch", { name: "Notify me" }));
    await waitFor(() => expect(sound).toBeDisabled(), soon);
    await expect(box).toBeDisabled();
    await expect(section.getByRole("switch", { name: "Notify me" })).not.toBeChecked();
    const { client } = await storyApi();
    await waitFor(async () => {
      const { users } = await client.call(getUserSettings, { params: { id: recruiter } });
      await expect(users).toMatchObject({ sendNotification: false, notification_sound: false });
    }, soon);
  },
};

/** A choice that cannot be saved is reverted with the reason. */
export const NotificationsFailed: Story = {
  ...onBrowserApi({
    as,
    path: at("notifications"),
    fail: { saveNotificationChoices: "network", saveNotificationChannel: "network" },
  }),
  play: async ({ canvasElement }) => {
    const events = await card(canvasElement, "Notify me of");
    const atOnce = { name: "Mentions of me in notes: Email at once" };
    const box = await events.findByRole("checkbox", atOnce, soon);
    await userEvent.click(box);
    const toast = { name: "The choice was not saved" };
    await expect(await screen.findByRole("alertdialog", toast, soon)).toBeVisible();
    await waitFor(() => expect(box).toBeChecked(), soon);
    const section = await card(canvasElement, "Notifications");
    await userEvent.click(await section.findByRole("switch", { name: "Notify me" }));
    await section.findByText(/could not be reached/, {}, soon);
    await expect(section.getByRole("switch", { name: "Notify me" })).toBeChecked();
  },
};

const device = memoryStorage();
const appearance = "ats.appearance";

/** The appearance of this device, with the layout's direction. A change applies at once and is saved. */
export const Appearance: Story = {
  ...onBrowserApi({
    as,
    path: at("appearance"),
    host: { storage: device },
    before: async () => device.setItem(appearance, `{"theme":"dark","density":"comfortable"}`),
  }),
  play: async ({ canvasElement }) => {
    const section = await card(canvasElement, "Appearance");
    await expect(section.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(document.documentElement.dataset.theme).toBe("dark");
    await userEvent.click(await section.findByRole("radio", { name: "Light" }));
    await userEvent.click(await section.findByRole("radio", { name: "Compact" }));
    await expect(document.documentElement.dataset).toMatchObject({
      theme: "light",
      density: "compact",
    });
    await expect(device.getItem(appearance)).toBe(`{"theme":"light","density":"compact"}`);
    await userEvent.click(await section.findByRole("radio", { name: "Comfortable" }));
    await userEvent.click(section.getByRole("radio", { name: "Right to left" }));
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
    await expect(device.getItem(appearance)).toMatch(/"direction":"rtl"/);
    await userEvent.click(section.getByRole("radio", { name: "Automatic" }));
    await expect(document.documentElement).toHaveAttribute("dir", "ltr");
    await expect(device.getItem(appearance)).toBe(`{"theme":"light","density":"comfortable"}`);
  },
};

/** Moves between sections by keyboard alone. The address follows. */
export const ByKeyboard: Story = {
  ...onBrowserApi({ as, path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = await page.findByRole("tab", { name: "Details" }, soon);
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("tab", { name: "Password" })).toHaveFocus();
    await card(canvasElement, "Password");
  },
};

export const Agency: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path: to.Settings() }),
  play: async ({ canvasElement }) => {
    const details = await card(canvasElement, "Details");
    await expect(details.getByLabelText("First name")).toHaveValue("Zara");
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: "admin@northgate.example", path: to.Settings(), before: everyState },
  // The colour is the brand's, as React Aria names it.
  {
    values: [
      ...jobBoards,
      ...costCurrencies,
      "British Pound",
      ...zonesWith(null).map(({ label }) => label),
      ...countries("en-GB").map(({ label }) => label),
      "dark cyan blue",
      googleMeetScope,
    ],
  },
);
