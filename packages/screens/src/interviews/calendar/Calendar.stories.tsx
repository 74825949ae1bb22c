import { displayName } from "@ats/core/anonymisation/anonymisation";
import {
  getInterview,
  getInterviewOptions,
  listInterviews,
  updateInterview,
} from "@ats/core/interviews/contract";
import type { Interview } from "@ats/core/interviews/interview";
import { addTimeOff } from "@ats/core/interviews/time-off-contract";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { manager, recruiter } from "../../applications/story-places.ts";
import { signInColleague } from "../../documents/story-envelopes.ts";
import { interviewsAhead } from "../story-interviews.ts";

const meta: Meta = { title: "Interviews/Calendar" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const day = 24 * 60 * 60_000;

const nextInterview = async ({ client }: BrowserApi) => {
  const { records } = await client.call(listInterviews, {
    query: {
      from: new Date(Date.now() + day).toISOString(),
      to: new Date(Date.now() + 20 * day).toISOString(),
    },
  });
  const [first] = records;
  if (!first) throw new Error("The demo has no interview ahead.");
  return first;
};
const lastInterview = async (api: BrowserApi) => (await interviewsAhead(api)).at(-1) as Interview;
const next =
  (search: (found: { id: number; date: string }) => string) => async (api: BrowserApi) => {
    const { id, start_date_time } = await nextInterview(api);
    return `${to.calendar()}?${search({ id, date: start_date_time.slice(0, 10) })}`;
  };
const week = next(({ date }) => `view=week&date=${date}`);
const opened = next(({ id, date }) => `view=week&date=${date}&interview=${id}`);

const card = (canvas: HTMLElement) =>
  within(canvas).findAllByRole("button", { name: /^Actions for|Interview|interview/ }, soon);

export const Week: Story = {
  name: "Specification §2: the calendar shows a week",
  ...onBrowserApi({ as: recruiter, path: week }),
  play: async ({ canvasElement }) => {
    await expect((await card(canvasElement)).length).toBeGreaterThan(0);
  },
};

/** The calendar extends to an interview before its usual hours. */
export const EarlyInterview: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      const { id, start_date_time } = await nextInterview(api);
      const date = start_date_time.slice(0, 10);
      const { client } = api;
      const interview = await client.call(getInterview, { params: { id } });
      const { version, panel, adjustments: _, ...fields } = interview;
      await client.call(updateInterview, {
        params: { id },
        version,
        body: {
          ...fields,
          title: "By video from Perth",
          start_date_time: `${date}T03:15:00Z`,
          end_date_time: `${date}T04:00:00Z`,
          panel: panel.map((each) => each.id),
          reason: "The candidate is in Perth.",
          invite: false,
        },
      });
      return `${to.calendar()}?view=day&date=${date}`;
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: /By video from Perth/ }, soon);
  },
};

export const TeamAgenda: Story = {
  name: "Specification §2: the calendar lists the team's interviews",
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      const { start_date_time } = await nextInterview(api);
      const date = start_date_time.slice(0, 10);
      const { client } = await signInColleague(api);
      const { people } = await client.call(getInterviewOptions);
      const id = people.find(({ first_name }) => first_name === "Priya")?.id ?? 0;
      const body = { first_date: date, last_date: date };
      await client.call(addTimeOff, { params: { id }, body });
      return `${to.calendar()}?view=agenda&show=team&date=${date}`;
    },
  }),
  play: async ({ canvasElement }) => {
    const [first, second] = await card(canvasElement);
    await within(canvasElement).findByRole("img", { name: /^Priya Raman is off/ }, soon);
    first?.focus();
    await userEvent.keyboard("j");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("k");
    await expect(first).toHaveFocus();
    await expect(within(canvasElement).getByRole("radio", { name: "Team" })).toBeChecked();
  },
};

export const Month: Story = {
  ...onBrowserApi({ as: recruiter, path: next(({ date }) => `view=month&date=${date}`) }),
  play: async ({ canvasElement }) => {
    await expect((await card(canvasElement)).length).toBeGreaterThan(0);
    const { start_date_time } = await nextInterview(await storyApi());
    const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });
    await within(canvasElement).findByRole("heading", {
      name: month.format(Date.parse(start_date_time)),
    });
  },
};

/** A link that names only an interview opens the calendar at its day. */
export const Linked: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => `${to.calendar()}?view=week&interview=${(await lastInterview(api)).id}`,
  }),
  play: async ({ canvasElement }) => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByRole("heading", { name: "Briefing" }, soon);
    await userEvent.click(await drawer.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const interview = await lastInterview(await storyApi());
    const name = new RegExp(`${displayName(interview)}, ${interview.title}`);
    await within(canvasElement).findByRole("button", { name }, soon);
  },
};

/** A link to an interview that does not exist keeps its address and says so over the calendar. */
export const LinkedToNone: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: () => Promise.resolve(`${to.calendar()}?interview=999999`),
    // Without waiting for its code, the page 404 would come before the interviews.
    before: () => import("../../navigation/page-not-found/PageNotFound.tsx"),
  }),
  play: async ({ canvasElement }) => {
    const drawer = within(await screen.findByRole("dialog", { name: "Interview" }, soon));
    await drawer.findByText("This interview cannot be found", {}, soon);
    await drawer.findByText(/Ask for a new link, or look for it in the calendar\.$/);
    const interview = { name: /interview/i, hidden: true };
    await within(canvasElement).findAllByRole("button", interview, soon);
    await userEvent.click(drawer.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await within(canvasElement).findByRole("heading", { name: "Calendar" });
  },
};

/** The interviews of one job, including closed ones. */
export const ClosedJob: Story = {
  ...onBrowserApi({ as: recruiter, path: () => Promise.resolve(`${to.calendar()}?view=agenda`) }),
  play: async ({ canvasElement }) => {
    const { client } = await storyApi();
    const { records } = await client.call(listJobs, { query: { filter: "filled" } });
    const [filled] = records;
    const page = within(canvasElement);
    const job = await page.findByRole("combobox", { name: "Job" }, soon);
    await userEvent.type(job, String(filled?.job_number));
    const found = within(await screen.findByRole("listbox", {}, soon));
    const name = `${filled?.title} (${filled?.job_number})`;
    await userEvent.click(
      await found.findByRole("option", { name: new RegExp(String(filled?.job_number)) }, soon),
    );
    await waitFor(() => expect(job).toHaveValue(name));
  },
};

const firstJob = async ({ client }: BrowserApi) => {
  const { records } = await client.call(listJobs, { query: { filter: "active" } });
  return records[0] ?? { id: 0, title: "", job_number: 0 };
};

/** A job without interviews in this period is still named. */
export const JobWithoutInterviews: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) =>
      `${to.calendar()}?view=week&date=2024-01-08&job=${(await firstJob(api)).id}`,
  }),
  play: async ({ canvasElement }) => {
    const { title, job_number } = await firstJob(await storyApi());
    const job = await within(canvasElement).findByRole("combobox", { name: "Job" }, soon);
    await waitFor(() => expect(job).toHaveValue(`${title} (${job_number})`), soon);
  },
};

/**
 * People hidden from the team's calendar are in the address, so a link and a step back hide them
 * too.
 */
export const HiddenPerson: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      const { panel, start_date_time } = await nextInterview(api);
      const date = start_date_time.slice(0, 10);
      return `${to.calendar()}?view=week&show=team&date=${date}&without=${panel[0]?.id}`;
    },
  }),
  play: async ({ canvasElement }) => {
    const { panel } = await nextInterview(await storyApi());
    const name = `${panel[0]?.first_name} ${panel[0]?.last_name}`;
    const page = within(canvasElement);
    const person = await page.findByRole("button", { name, pressed: false }, soon);
    await userEvent.click(person);
    await page.findByRole("button", { name, pressed: true }, soon);
  },
};

export const Briefing: Story = {
  ...onBrowserApi({ as: recruiter, path: opened }),
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByRole("heading", { name: "Briefing" }, soon);
    await expect(drawer.getByRole("link", { name: /scorecard$/ })).toHaveAttribute(
      "href",
      expect.stringContaining("tab=scorecards"),
    );
  },
};

/** Anonymised recruitment: the calendar hides candidates' names from this reader. */
export const Anonymised: Story = {
  ...onBrowserApi({
    as: manager,
    path: async ({ client }) => {
      const { start_date_time } = await anonymisedInterview(client);
      return `${to.calendar()}?view=agenda&show=team&date=${start_date_time.slice(0, 10)}`;
    },
  }),
  play: async ({ canvasElement }) => {
    const api = await storyApi();
    const { id, candidate_number } = await anonymisedInterview(api.client);
    const page = within(canvasElement);
    const name = new RegExp(`Anonymised Candidate ${candidate_number}`);
    await page.findByRole("button", { name }, soon);
    const { client } = await signInColleague(api);
    const { first_name, last_name } = await client.call(getInterview, { params: { id } });
    await expect(page.queryByText(new RegExp(`${first_name} ${last_name}`))).toBeNull();
  },
};

async function anonymisedInterview(client: BrowserApi["client"]) {
  const { records } = await client.call(listInterviews, {
    query: {
      from: new Date(Date.now() - 20 * day).toISOString(),
      to: new Date(Date.now() + 20 * day).toISOString(),
      show: "team",
    },
  });
  const hidden = records.find(({ anonymised_row }) => anonymised_row);
  if (!hidden) throw new Error("The demo has no interview of somebody anonymised.");
  return hidden;
}

export const Moved: Story = {
  ...onBrowserApi({ as: recruiter, path: opened }),
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.click(await drawer.findByRole("button", { name: "Change…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Change the interview" }, soon),
    );
    const hour = await dialog.findByRole("spinbutton", { name: /hour/ }, soon);
    await userEvent.click(hour);
    await userEvent.keyboard("17");
    await userEvent.click(await dialog.findByRole("button", { name: "Move interview" }));
    await dialog.findByRole("link", { name: "Enter the reason for moving it." });
    await userEvent.type(
      await dialog.findByLabelText(/^Reason for moving/),
      "The ward is short of staff.",
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Move interview" }));
    await screen.findByText("Interview changed", {}, soon);
  },
};

/** Typed changes are kept, and shown next to a colleague's version. Quality R2, R4. */
export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as: recruiter, path: opened }),
  play: async () => {
    const change = async () => {
      const drawer = within(await screen.findByRole("dialog", {}, soon));
      await userEvent.click(await drawer.findByRole("button", { name: "Change…" }, soon));
      return within(await screen.findByRole("dialog", { name: "Change the interview" }, soon));
    };
    const first = await change();
    const name = await first.findByRole("textbox", { name: /^Name/ }, soon);
    await userEvent.clear(name);
    await userEvent.type(name, "Mine");
    await userEvent.click(await first.findByRole("button", { name: "Close" }));

    const api = await storyApi();
    const { id } = await nextInterview(api);
    const { client } = await signInColleague(api);
    const interview = await client.call(getInterview, { params: { id } });
    const { version, panel, adjustments: _, ...fields } = interview;
    await client.call(updateInterview, {
      params: { id },
      version,
      body: { ...fields, title: "Theirs", panel: panel.map((each) => each.id), invite: false },
    });

    const again = await change();
    await waitFor(() => expect(again.getByText("Saved: Theirs")).toBeVisible(), soon);
    await userEvent.click(await again.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(again.getByText("Yours: Mine")).toBeVisible(), soon);
    await userEvent.click(await again.findByRole("button", { name: "Save my version" }));
    await screen.findByText("Interview changed", {}, soon);
    await expect((await api.client.call(getInterview, { params: { id } })).title).toBe("Mine");
  },
};

/** Cancelling needs a reason, kept until it is saved. Quality R4. */
export const Cancelled: Story = {
  ...onBrowserApi({ as: recruiter, path: opened }),
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    const ask = async () => {
      await userEvent.click(await drawer.findByRole("button", { name: "Cancel interview…" }, soon));
      return within(await screen.findByRole("dialog", { name: /^Cancel the interview/ }));
    };
    const first = await ask();
    await userEvent.type(await first.findByLabelText(/^Reason/), "The job is filled.");
    await userEvent.click(await first.findByRole("button", { name: "Close" }));
    const again = await ask();
    await expect(again.getByLabelText(/^Reason/)).toHaveValue("The job is filled.");
    await userEvent.click(await again.findByRole("button", { name: "Cancel interview" }));
    await screen.findByText("Interview cancelled", {}, soon);
    await waitFor(() => expect(drawer.getByText("The job is filled.")).toBeVisible());
  },
};

/** A colleague has just moved the interview: the dialog shows the new time and asks again. */
export const MovedWhileCancelling: Story = {
  ...onBrowserApi({ as: recruiter, path: opened }),
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.click(await drawer.findByRole("button", { name: "Cancel interview…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cancel the interview/ }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), "The job is filled.");

    const api = await storyApi();
    const { id, start_date_time } = await nextInterview(api);
    const { client } = await signInColleague(api);
    const interview = await client.call(getInterview, { params: { id } });
    const { version, panel, adjustments: _, ...fields } = interview;
    const at = (clock: string) => `${start_date_time.slice(0, 10)}T${clock}:00Z`;
    await client.call(updateInterview, {
      params: { id },
      version,
      body: {
        ...fields,
        start_date_time: at("19:00"),
        end_date_time: at("19:45"),
        panel: panel.map((each) => each.id),
        reason: "The ward is short of staff.",
        invite: false,
      },
    });
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel interview" }));
    await dialog.findByText(/changed elsewhere/, {}, soon);
    const moved = await client.call(getInterview, { params: { id } });
    await expect(moved.status).toBe("SCHEDULED");
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const now = timeSpanText(moved, timeZone).replaceAll(/[()]/g, "\\$&");
    await dialog.findByText(new RegExp(now), {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel interview" }));
    await screen.findByText("Interview cancelled", {}, soon);
  },
};

export const NoShow: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      const { records } = await client.call(listInterviews, {
        query: {
          from: new Date(Date.now() - 40 * day).toISOString(),
          to: new Date(Date.now()).toISOString(),
        },
      });
      const past = records.find(({ status }) => status === "SCHEDULED");
      return `${to.calendar()}?view=agenda&interview=${past?.id}`;
    },
  }),
  play: async () => {
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    const say = async (button: string, reason: string, verb: string) => {
      await userEvent.click(await drawer.findByRole("button", { name: button }, soon));
      const dialog = within(await screen.findByRole("dialog", { name: /no.show/i }));
      await userEvent.type(await dialog.findByLabelText(/^Reason/), reason);
      await userEvent.click(await dialog.findByRole("button", { name: verb }));
    };
    await say("No-show…", "Nobody came.", "Record no-show");
    await screen.findByText("No-show recorded", {}, soon);
    await waitFor(() => expect(drawer.getByText("Nobody came.")).toBeVisible());
    await say("Undo no-show…", "They came by the other door.", "Undo no-show");
    await screen.findByText("No-show undone", {}, soon);
    await waitFor(() => expect(drawer.getByText("Took place")).toBeVisible());
    await expect(drawer.queryByText("Reason for moving")).toBeNull();
  },
};

export const MissingFields: Story = {
  ...onBrowserApi({ as: recruiter, path: week }),
  play: async ({ canvasElement }) => {
    await card(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "New" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Arrange an interview" }, soon),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Arrange interview" }, soon));
    await dialog.findByRole("link", { name: "Choose a candidate." });
    await dialog.findByRole("link", { name: "Choose at least one interviewer." });
  },
};

/** The chosen candidate is restored when the form opens again. Quality R4. */
export const CandidateRestored: Story = {
  ...onBrowserApi({ as: recruiter, path: week }),
  play: async ({ canvasElement }) => {
    await card(canvasElement);
    const api = await storyApi();
    const interview = await nextInterview(api);
    const name = new RegExp(`^${displayName(interview)}`);
    const form = async () => {
      await userEvent.click(await within(canvasElement).findByRole("button", { name: "New" }));
      return within(await screen.findByRole("dialog", { name: "Arrange an interview" }, soon));
    };
    const first = await form();
    const candidate = await first.findByRole("combobox", { name: /^Candidate/ }, soon);
    await userEvent.type(candidate, String(interview.candidate_number));
    const found = within(await screen.findByRole("listbox", {}, soon));
    await userEvent.click((await found.findAllByRole("option", { name }, soon))[0] as HTMLElement);
    await waitFor(() => expect(candidate).toHaveValue(displayName(interview)), soon);
    await userEvent.click(await first.findByRole("button", { name: "Close" }, soon));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await form();
    await userEvent.click(await again.findByRole("button", { name: "Arrange interview" }, soon));
    await again.findByRole("link", { name: "Choose at least one interviewer." });
    await expect(again.queryByRole("link", { name: "Choose a candidate." })).toBeNull();
  },
};

/** Another calendar reads the user's interviews from a secret address. */
export const Subscribed: Story = {
  ...onBrowserApi({ as: recruiter, path: week }),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole(
        "button",
        { name: "Subscribe from another calendar" },
        soon,
      ),
    );
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Create link" }, soon));
    const address = await dialog.findByRole("textbox", { name: "Address" }, soon);
    await expect((address as HTMLInputElement).value).toMatch(/api\/interviews\/feed\/[\w-]+$/);
    await userEvent.click(await dialog.findByRole("button", { name: "Remove link" }));
    await dialog.findByText("You have no link yet.");
  },
};

export const EmptyWeek: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.calendar()}?view=agenda&date=2035-01-08` }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Nothing planned", {}, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.calendar(), fail: { listInterviews: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.calendar(), fail: { listInterviews: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The calendar could not be loaded" },
      soon,
    );
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: to.calendar(), fail: { listInterviews: 403 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "You don’t have access to the calendar" },
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path: week });
