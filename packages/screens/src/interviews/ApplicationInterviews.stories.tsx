import {
  getInterview,
  getInterviewOptions,
  listInterviews,
  saveInterviewSettings,
} from "@ats/core/interviews/contract";
import type { Interview } from "@ats/core/interviews/interview";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { addTimeOff } from "@ats/core/interviews/time-off-contract";
import { localTimeOf } from "@ats/core/interviews/zoned-time";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { recruiter } from "../applications/story-places.ts";
import { applicant, signInColleague } from "../documents/story-envelopes.ts";
import {
  bookedInterview,
  bookFirst,
  interviewee,
  interviewsAhead,
  inviteToBook,
} from "./story-interviews.ts";

const meta: Meta = { title: "Interviews/Interviews of an application" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];
const soon = { timeout: 15_000 };
const path = applicant("?tab=interviews");

async function arranging() {
  await screen.findByRole("spinbutton", { name: /^day/ }, soon);
  return within(screen.getByRole("dialog", { name: /^Arrange/ }));
}

async function typeInterview(
  dialog: ReturnType<typeof within>,
  { at, by }: { at: string; by: string },
) {
  const [year = "", month, date, hour, minute] = at.split(/\D/);
  dialog.getByRole("spinbutton", { name: /^day/ }).focus();
  await userEvent.keyboard(`${date}${month}${year}`);
  dialog.getByRole("spinbutton", { name: /^hour/ }).focus();
  await userEvent.keyboard(`${hour}${minute}`);
  await userEvent.click(await dialog.findByRole("button", { name: /^Interviewers/ }));
  const people = within(await screen.findByRole("listbox", { name: "Interviewers" }));
  // The hiring team is chosen already.
  const person = await people.findByRole("option", { name: by });
  if (person.ariaSelected !== "true") await userEvent.click(person);
  await userEvent.keyboard("{Escape}");
}

const nextJune = `${new Date().getFullYear() + 1}-06-04`;

/** The last Sunday of March or October next year, when clocks change in Europe. */
function clockChange(month: 3 | 10): string {
  const last = new Date(Date.UTC(new Date().getFullYear() + 1, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: interviewee }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("list", { name: "Interviews" }, soon));
    await step("The briefing opens beside the list.", async () => {
      await userEvent.click(list.getAllByRole("button", { name: "Briefing" })[0] as HTMLElement);
      const drawer = within(await screen.findByRole("dialog", {}, soon));
      await drawer.findByRole("heading", { name: "Briefing" }, soon);
    });
    await step("An interview is moved and cancelled where it stands.", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const [move] = list.getAllByRole("button", { name: "Move…" });
      await userEvent.click(move as HTMLElement);
      const change = await screen.findByRole("dialog", { name: "Change the interview" }, soon);
      await userEvent.click(await within(change).findByRole("button", { name: "Close" }));
      const [cancel] = list.getAllByRole("button", { name: "Cancel interview…" });
      await userEvent.click(cancel as HTMLElement);
      const dialog = within(await screen.findByRole("dialog", { name: /^Cancel/ }, soon));
      await userEvent.type(await dialog.findByLabelText(/^Reason/), "The job is filled.");
      await userEvent.click(await dialog.findByRole("button", { name: "Cancel interview" }));
      await screen.findByText("Interview cancelled", {}, soon);
    });
  },
};

/** Two clicks and Arrange: the hiring team is chosen, and the first free time is offered. */
export const FreeTimeChosen: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = { name: "Invite to interview…" };
    await userEvent.click(await page.findByRole("button", opener, soon));
    const dialog = await arranging();
    const free = within(
      await dialog.findByRole("region", { name: "Times when everyone is free" }, soon),
    );
    await userEvent.click(free.getAllByRole("button", { name: /, \d\d:\d\d$/ })[0] as HTMLElement);
    await dialog.findByText("Everyone is free.", {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Arrange interview" }));
    await page.findByRole("list", { name: "Interviews" }, soon);
  },
};

/** Quality U2: the focus returns to the button, though the list has replaced the empty state. */
export const FirstInterview: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("An application without interviews offers the first.", async () => {
      await page.findByRole("heading", { name: "No interviews" }, soon);
      await expect(await page.findByRole("button", { name: "Invite to interview…" })).toBeVisible();
    });
    await step("It is arranged by keyboard, and the focus returns to the button.", async () => {
      page.getByRole("button", { name: "Invite to interview…" }).focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await arranging();
      const year = new Date().getFullYear() + 1;
      await typeInterview(dialog, { at: `${year}-06-05T10:00`, by: "Priya Raman" });
      const arrange = await dialog.findByRole("button", { name: "Arrange interview" });
      arrange.focus();
      await userEvent.keyboard("{Enter}");
      await page.findByRole("list", { name: "Interviews" }, soon);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() =>
        expect(page.getByRole("button", { name: "Invite to interview…" })).toHaveFocus(),
      );
    });
  },
};

const arrange = async (canvasElement: Canvas) => {
  const opener = { name: "Invite to interview…" };
  await userEvent.click(await within(canvasElement).findByRole("button", opener, soon));
  return arranging();
};
async function another() {
  const [interview] = await interviewsAhead(await storyApi());
  const { panel, start_date_time, time_zone } = interview as Interview;
  const [{ first_name, last_name } = { first_name: "", last_name: "" }] = panel;
  const at = localTimeOf(start_date_time, time_zone);
  return { at, by: `${first_name} ${last_name}` };
}
const limit = (cap_refuses: boolean) => async (api: BrowserApi) => {
  const { client, signIn } = api.visitor();
  await signIn("admin@northgate.example");
  const body = { ...defaultInterviewSettings, weekly_cap: 1, cap_refuses };
  await client.call(saveInterviewSettings, { version: 0, body });
};

export const CheckedWhileArranged: Story = {
  name: "Specification §1: conflicts, time off and load are shown before an interview is saved, and a time that occurs twice is asked about",
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async (api) => {
      const { client } = await signInColleague(api);
      const { people } = await client.call(getInterviewOptions);
      const id = people.find(({ first_name }) => first_name === "Priya")?.id ?? 0;
      const body = { first_date: nextJune, last_date: nextJune };
      await client.call(addTimeOff, { params: { id }, body });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const { at, by } = await another();
    const dialog = await arrange(canvasElement);
    const send = async () =>
      userEvent.click(await dialog.findByRole("button", { name: "Arrange interview" }));
    await step("Time off is shown, and load before it reaches the limit.", async () => {
      await typeInterview(dialog, { at: `${nextJune}T10:00`, by: "Priya Raman" });
      await dialog.findByText(/^Priya Raman is off: 4 Jun/, {}, soon);
      await dialog.findByText(/Priya Raman would have 1 interview that week\./, {}, soon);
    });
    await step("A time that the change of clocks leaves out is refused.", async () => {
      await typeInterview(dialog, { at: `${clockChange(3)}T01:30`, by: "Priya Raman" });
      await send();
      const problem = { name: /^01:30 .* does not exist .* the clocks go forward/ };
      await dialog.findByRole("link", problem, soon);
    });
    await step(
      "The form names the interviewer who is busy and when, and does not save.",
      async () => {
        await typeInterview(dialog, { at, by });
        await dialog.findByText("Not available", {}, soon);
        const clock = at.slice(11);
        const taken = new RegExp(`^${by} is in another interview on .*, ${clock} to`);
        await expect(await dialog.findByText(taken)).toBeVisible();
        await send();
        await dialog.findByText("Not arranged", {}, soon);
      },
    );
    await step("When clocks go back, the form asks which of two times is meant.", async () => {
      await typeInterview(dialog, { at: `${clockChange(10)}T01:30`, by: "Priya Raman" });
      const title = { name: /01:30 happens twice/ };
      const which = within(await dialog.findByRole("radiogroup", title, soon));
      await expect(which.getByRole("radio", { name: /^The first .*UTC\+01:00/ })).toBeChecked();
      await userEvent.click(await which.findByRole("radio", { name: /^The second .*UTC\+00:00/ }));
      await send();
      await screen.findByText("Interview arranged", {}, soon);
      await within(canvasElement).findByRole("list", { name: "Interviews" }, soon);
      const { client } = await storyApi();
      const from = `${clockChange(10)}T00:00:00Z`;
      const query = { from, to: from.replace("T00", "T06") };
      const { records } = await client.call(listInterviews, { query });
      await expect(records.map((each) => each.start_date_time)).toEqual([
        `${clockChange(10)}T01:30:00.000Z`,
      ]);
    });
  },
};

/** An interviewer is at the weekly limit: the organiser is warned and decides. */
export const OverLimitWarning: Story = {
  ...onBrowserApi({ as: recruiter, path, before: limit(false) }),
  play: async ({ canvasElement }) => {
    const { at, by } = await another();
    const dialog = await arrange(canvasElement);
    await typeInterview(dialog, { at: `${at.slice(0, 11)}21:00`, by });
    await dialog.findByText("Over the weekly limit", {}, soon);
    await expect(
      await dialog.findByText(new RegExp(`^${by} would have .*limit is 1.$`)),
    ).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Arrange interview" }));
    await screen.findByText("Interview arranged", {}, soon);
  },
};

/** The company refuses interviews over the weekly limit, and the form says why. */
export const OverLimitRefused: Story = {
  ...onBrowserApi({ as: recruiter, path, before: limit(true) }),
  play: async ({ canvasElement }) => {
    const { at, by } = await another();
    const dialog = await arrange(canvasElement);
    await typeInterview(dialog, { at: `${at.slice(0, 11)}21:00`, by });
    await userEvent.click(await dialog.findByRole("button", { name: "Arrange interview" }));
    await dialog.findByText("Not arranged", {}, soon);
    await expect(
      await dialog.findByText(/limit is 1\. Choose other interviewers, or another week\.$/),
    ).toBeVisible();
  },
};

const invited = async (api: BrowserApi) => `${await inviteToBook(api)}?tab=interviews`;

export const Invited: Story = {
  ...onBrowserApi({ as: recruiter, path: invited }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("Arranging an interview says that it cancels the booking link.", async () => {
      const dialog = await arrange(canvasElement);
      await dialog.findByText("The candidate has a booking link: First interview", {}, soon);
      const effect = /^Arranging this interview cancels the link/;
      await expect(await dialog.findByText(effect)).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("An invitation is cancelled.", async () => {
      const waiting = "Waiting for the candidate to book: First interview";
      await page.findByText(waiting, {}, soon);
      await userEvent.click(await page.findByRole("button", { name: "Cancel invitation" }));
      await waitFor(() => expect(page.queryByText(waiting)).toBeNull(), soon);
    });
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listApplicationInterviews: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listApplicationInterviews: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "Interviews could not be loaded" },
      soon,
    );
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listApplicationInterviews: 403 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to interviews" }, soon);
    await expect(page.queryByRole("button", { name: "Invite to interview…" })).toBeNull();
  },
};

const invite = async (canvasElement: Canvas) => {
  const opener = { name: "Send booking link…" };
  await userEvent.click(await within(canvasElement).findByRole("button", opener, soon));
  return within(await screen.findByRole("dialog", { name: /^Send .+ a booking link$/ }, soon));
};

export const Invitation: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement, step }) => {
    const dialog = await invite(canvasElement);
    const send = async () =>
      userEvent.click(await dialog.findByRole("button", { name: "Send link" }));
    await step("The form is filled for the stage, but for the interviewers.", async () => {
      await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("Interview");
      await expect(dialog.getByRole("button", { name: /Length/ })).toHaveTextContent("45 minutes");
      await send();
      await dialog.findByRole("link", { name: "Choose at least one interviewer." });
    });
    await step("Questions and adjustments reach the interview that is booked.", async () => {
      await userEvent.click(await dialog.findByRole("button", { name: /^Interviewers/ }));
      const people = within(await screen.findByRole("listbox", { name: "Interviewers" }));
      await userEvent.click(await people.findByRole("option", { name: "Priya Raman" }));
      await userEvent.keyboard("{Escape}");
      const written = { questions: "Nights too?", adjustments: "A room without steps" };
      const { questions, adjustments } = written;
      const field = (name: RegExp) => dialog.getByRole("textbox", { name });
      await userEvent.type(field(/^Questions for the interviewers/), questions);
      await userEvent.type(field(/^Adjustments/), adjustments);
      await send();
      await screen.findByText(/can now choose a time$/, {}, soon);
      const api = await storyApi();
      await bookFirst(api);
      const { id } = await bookedInterview(api);
      await expect(await api.client.call(getInterview, { params: { id } })).toMatchObject(written);
    });
  },
};

/** Quality R4: typed text is restored until the form is sent, cancelled or discarded. */
export const InvitationRestored: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const first = await invite(canvasElement);
    const link = "https://meet.example/ward";
    await userEvent.type(await first.findByRole("textbox", { name: /^Video link/ }), link);
    await userEvent.type(await first.findByRole("textbox", { name: /^Questions/ }), "Nights too?");
    await userEvent.click(await first.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await invite(canvasElement);
    await expect(again.getByRole("textbox", { name: /^Video link/ })).toHaveValue(link);
    await expect(again.getByRole("textbox", { name: /^Questions/ })).toHaveValue("Nights too?");
    await userEvent.click(await again.findByRole("button", { name: "Discard" }));
    await expect(again.getByRole("textbox", { name: /^Video link/ })).toHaveValue("");
  },
};
