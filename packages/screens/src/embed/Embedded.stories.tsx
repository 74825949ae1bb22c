import { frameMessage, readMessage } from "@ats/core/embed/messages";
import { to } from "@ats/core/navigation/routes";
import { continueMs, inactivityMs } from "@ats/core/session/session";
import { listSessions } from "@ats/core/session/sessions-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { storyApi } from "../app/story.tsx";
import { publicPageInLongerWords } from "../app/story-longer-words.ts";
import { manager, recruiter } from "../applications/story-places.ts";
import { extendedKey } from "../session/useSessionExtension.ts";
import { Embedded } from "./Embedded.tsx";
import {
  beginEmbeddedVisit,
  type EmbeddedHost,
  type EmbeddedVisit,
  startEmbeddedVisit,
} from "./embedded-visit.ts";
import { signInWindowChannel } from "./sign-in-window.ts";
import { type Opening, openPartnersPage, type PartnersPage } from "./story-partner.ts";

const clock = Date.now;

/** The frame's side. A channel stands for the partner's page around it. */
const meta: Meta = {
  title: "Embedding/Frame",
  parameters: { layout: "fullscreen", isApplication: true },
  beforeEach: () => {
    window.sessionStorage.clear();
    return () => {
      Date.now = clock;
      document.documentElement.removeAttribute("style");
    };
  },
};
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
let opened = 0;

interface Framed extends Opening {
  host?: EmbeddedHost;
  /** Runs before the frame has its first secret. */
  before?: (page: PartnersPage) => void;
}

/** The product in a partner's page, on the browser API. */
const inPartnersPage = ({ host, before, ...opening }: Framed = {}) => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      const { page, channel } = await openPartnersPage(api, opening);
      before?.(page);
      const { fetch, connect } = api;
      const begin = async () => startEmbeddedVisit(channel, { fetch, connect, ...host });
      opened += 1;
      return { page, begin, opened };
    },
  ],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Begun key={loaded.opened as number} begin={loaded.begin as Begin} />
  ),
});

type Begin = () => Promise<EmbeddedVisit>;

/** Begins once the story's theme is set, so that the partner's look comes later. */
function Begun({ begin }: { begin: Begin }) {
  const [visit] = useState(begin);
  return <Embedded visit={visit} />;
}

type Played = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvasElement" | "loaded">;

const partsOf = ({ canvasElement, loaded }: Played) => ({
  frame: within(canvasElement),
  partner: loaded.page as PartnersPage,
});
const jobsIn = (frame: ReturnType<typeof within>) => frame.findAllByRole("rowheader", {}, soon);
const signedOutIn = (frame: ReturnType<typeof within>, name = "You are signed out") =>
  frame.findByRole("heading", { name, level: 1 }, soon);
const signInAgain = async (frame: ReturnType<typeof within>) =>
  userEvent.click(await frame.findByRole("button", { name: "Sign in again" }));

/** Sessions of the recruiter in the partner's page that are open. */
async function openSessions() {
  const browser = (await storyApi()).visitor();
  await browser.signIn(recruiter);
  const { records } = await browser.client.call(listSessions);
  return records.filter((each) => each.through === "Portal" && !each.ended_date_time);
}

/** Pages alone, inside the partner's menu and toolbar. */
export const Default: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    await expect(frame.queryByRole("banner")).toBeNull();
    await expect(frame.queryByRole("navigation", { name: "Main" })).toBeNull();
    await expect(partner.events()).toEqual([
      { type: "signedIn" },
      { type: "navigated", route: "jobList", path: "/job" },
    ]);
    await waitFor(() =>
      expect(partner.heard).toContainEqual({ type: "height", height: expect.any(Number) }),
    );
    partner.post({ type: "navigate", path: `${to.candidateList()}?q=care&page=2` });
    await frame.findByRole("heading", { name: "Candidates", level: 1 }, soon);
    await waitFor(() =>
      expect(partner.events().at(-1)).toEqual({
        type: "navigated",
        route: "candidateList",
        path: "/candidate",
      }),
    );
    await userEvent.click(await frame.findByRole("button", { name: "Go back" }));
    await jobsIn(frame);
    await userEvent.click(await frame.findByRole("button", { name: "Go back" }));
    await waitFor(() => expect(partner.events().at(-1)).toEqual({ type: "left" }));
    for (const message of partner.heard)
      await expect(readMessage(frameMessage, message)).toEqual(message);
  },
};

/** A partner may ask for the menu and the toolbar. */
/** The session names the screens that it shows: no menu and no command leads to another. */
export const SomeRoutes: Story = {
  ...inPartnersPage({ session: { routes: ["calendar", "help"], features: ["shell"] } }),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    const menu = within(await frame.findByRole("navigation", { name: "Main" }, soon));
    await waitFor(() =>
      expect(partner.events().at(-1)).toMatchObject({ route: "calendar", path: "/user/calendar" }),
    );
    await expect(menu.queryByRole("link", { name: "Jobs" })).toBeNull();
    await expect(menu.queryByRole("link", { name: "Candidates" })).toBeNull();
    partner.post({ type: "navigate", path: to.jobList() });
    await frame.findByRole("heading", { name: /not found/i }, soon);
    await expect(frame.queryByRole("rowheader")).toBeNull();
  },
};

export const SignedOutByThePartner: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    await expect(await openSessions()).toHaveLength(1);
    partner.post({ type: "signOut" });
    await signedOutIn(frame);
    await expect(partner.events().at(-1)).toEqual({ type: "signedOut", reason: "SIGNED_OUT" });
    await waitFor(async () => expect(await openSessions()).toEqual([]));
    partner.post({ type: "signIn" });
    await jobsIn(frame);
  },
};

/** With menu and toolbar. The account itself is not in a partner's hands. */
export const SignedOutByTheUser: Story = {
  ...inPartnersPage({ session: { features: ["shell"] } }),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await frame.findByRole("navigation", { name: "Main" }, soon);
    await userEvent.click(await frame.findByRole("link", { name: "Settings" }));
    await frame.findByRole("tab", { name: "Details" }, soon);
    await expect(frame.queryByRole("tab", { name: "Two-step verification" })).toBeNull();
    await expect(frame.queryByRole("tab", { name: "Sessions" })).toBeNull();
    await userEvent.click(await frame.findByRole("button", { name: /^hello, / }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }, soon));
    await signedOutIn(frame);
    await expect(partner.events().at(-1)).toEqual({ type: "signedOut", reason: "SIGNED_OUT" });
    await waitFor(async () => expect(await openSessions()).toEqual([]));
    await signInAgain(frame);
    await frame.findByRole("tab", { name: "Details" }, soon);
  },
};

/** The partner decides how long somebody is signed in, so nobody is asked to continue. */
export const Inactive: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    await waitFor(() => expect(window.sessionStorage.getItem(extendedKey)).not.toBeNull(), soon);
    Date.now = () => clock() + inactivityMs + continueMs;
    document.dispatchEvent(new Event("visibilitychange"));
    await userEvent.click(await frame.findByRole("radio", { name: "All" }));
    await frame.findByRole("table", { name: "All jobs" }, soon);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(partner.heard).not.toContainEqual({ type: "secret" });
  },
};

/** Ends the session by its time: an hour after it was opened. */
const letSessionEnd = () => void (Date.now = () => clock() + 61 * 60_000);

async function typeCandidate(frame: ReturnType<typeof within>) {
  await userEvent.type(await frame.findByRole("textbox", { name: /First name/ }, soon), "Nora");
  await userEvent.type(await frame.findByRole("textbox", { name: /Last name/ }), "Finch");
  await userEvent.type(await frame.findByRole("textbox", { name: /Email/ }), "nora@mail.example");
}
const add = (frame: ReturnType<typeof within>) =>
  userEvent.click(frame.getByRole("button", { name: "Add candidate" }));

/** The screen goes on with a new secret, and nothing that was typed is lost. */
export const EndedAndRenewed: Story = {
  ...inPartnersPage({ path: to.candidateAdd() }),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await typeCandidate(frame);
    letSessionEnd();
    await add(frame);
    await frame.findByRole("heading", { name: "Nora Finch" }, soon);
    await expect(partner.heard).toContainEqual({ type: "secret" });
    await expect(partner.events()).not.toContainEqual(
      expect.objectContaining({ type: "signedOut" }),
    );
  },
};

/** A new secret of another user: the first user's data is gone, and their call is not sent. */
export const OtherUser: Story = {
  ...inPartnersPage({ path: to.candidateAdd() }),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await typeCandidate(frame);
    partner.session = { user: { email: manager } };
    letSessionEnd();
    await add(frame);
    await jobsIn(frame);
    await expect(partner.events().slice(-2)).toEqual([
      { type: "signedIn" },
      { type: "navigated", route: "jobList", path: "/job" },
    ]);
    await expect(frame.queryByDisplayValue("Nora")).toBeNull();
    await expect(JSON.stringify(window.sessionStorage)).not.toContain("Nora");
  },
};

/** The partner's page has no secret to give. */
export const NoSecret: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    partner.session = null;
    letSessionEnd();
    await userEvent.click(await frame.findByRole("radio", { name: "All" }));
    await signedOutIn(frame);
    await expect(frame.getByText("Sign in again to continue where you were.")).toBeVisible();
    await expect(partner.events().at(-1)).toEqual({ type: "signedOut", reason: "EXPIRED" });
    await signInAgain(frame);
    await signedOutIn(frame);
    partner.session = {};
    await signInAgain(frame);
    await jobsIn(frame);
  },
};

/** A secret works once. The user reads why, and can try again. */
export const RefusedSecret: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    partner.give = partner.first;
    partner.post({ type: "signOut" });
    await signedOutIn(frame);
    await signInAgain(frame);
    await signedOutIn(frame, "You could not be signed in");
    const why = /^This client secret was already used/;
    await expect(frame.getByText(why)).toBeVisible();
    await expect(partner.events().at(-1)).toEqual({
      type: "failed",
      message: expect.stringMatching(why),
    });
    delete partner.give;
    await signInAgain(frame);
    await jobsIn(frame);
  },
};

/** A page that is in no partner's frame leads to the product. */
export const Alone: Story = {
  loaders: [async () => ({ visit: beginEmbeddedVisit() })],
  render: (_: unknown, { loaded }) => <Embedded visit={loaded.visit} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await signedOutIn(page, "This page opens only inside a partner’s page");
    await expect(page.getByRole("link", { name: "Open the product" })).toHaveAttribute(
      "href",
      to.jobList(),
    );
  },
};

/** A frame of the product itself without cookies, where the browser blocks the sign-in window. */
export const WindowBlocked: Story = {
  loaders: [
    async () => ({ visit: Promise.resolve(startEmbeddedVisit(signInWindowChannel(), {})) }),
  ],
  beforeEach: () => {
    spyOn(window, "open").mockReturnValue(null);
  },
  render: (_: unknown, { loaded }) => <Embedded visit={loaded.visit} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await signedOutIn(page, "Sign in to continue");
    await userEvent.click(page.getByRole("button", { name: "Open the sign-in window" }));
    await expect(window.open).toHaveBeenCalledOnce();
    await signedOutIn(page, "Sign in to continue");
  },
};

const never = new Promise<never>(() => {});

/** The frame waits for the partner's page. */
export const Opening_: Story = {
  name: "Opening",
  render: () => <Embedded visit={never} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Opening")).toBeVisible();
  },
};

const accent = () =>
  getComputedStyle(document.documentElement).getPropertyValue("--ats-color-accent");

/** Theme, density, tokens and language are the partner's, and can change at any time. */
export const Look: Story = {
  ...inPartnersPage({
    look: {
      theme: "dark",
      density: "compact",
      tokens: { "--ats-color-accent": "#7a3fd8", "--ats-radius-md": "0px" },
    },
  }),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    const { dataset } = document.documentElement;
    await expect(dataset).toMatchObject({ theme: "dark", density: "compact" });
    await expect(accent()).toBe("#7a3fd8");
    partner.post({
      type: "look",
      look: { theme: "dark", density: "comfortable", tokens: { "--ats-radius-md": "2px" } },
    });
    await waitFor(() => expect(dataset.density).toBe("comfortable"));
    await expect(accent()).not.toBe("#7a3fd8");
    await frame.findAllByRole("rowheader");
  },
};

/** A dialog opens where the partner's page shows the frame. */
export const VisiblePart: Story = {
  ...inPartnersPage(),
  play: async (context) => {
    const { frame, partner } = partsOf(context);
    await jobsIn(frame);
    partner.post({ type: "visible", top: 200, height: 300 });
    const { style } = document.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--ats-visible-top")).toBe("200px"));
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog", { name: "Commands" }, soon);
    await waitFor(() => {
      const dialog = screen.getByRole("dialog", { name: "Commands" });
      const { top, bottom } = dialog.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(200);
      expect(bottom).toBeLessThanOrEqual(500);
    });
  },
};

const words = publicPageInLongerWords();

/** The sentence of a session that is over has room for a translation. */
export const InLongerWords: Story = {
  ...inPartnersPage({
    host: { texts: words.props.texts },
    before: (page) => page.post({ type: "signOut" }),
  }),
  ...words.story,
  parameters: words.story.parameters,
};
