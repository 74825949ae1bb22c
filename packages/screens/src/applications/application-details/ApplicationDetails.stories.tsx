import type { Meta, StoryObj } from "@storybook/react-vite";
import { getApplication, listApplications } from "@ats/core/applications/contract";
import { submitScorecard } from "@ats/core/applications/scorecard-contract";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { printPage } from "../../app/story-print.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { valuesOf } from "../../jobs/job-form/values.ts";
import { applicationOf, isAnonymised, isOpenToAll, manager, recruiter } from "../story-places.ts";

const meta: Meta = { title: "Applications/Application details" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const details = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  await page.findByRole("tab", { name: /^Answers/ }, { timeout: 15_000 });
  return { page, name: page.getByRole("heading", { level: 1 }).textContent };
};

const hasPdf = applicationOf(isOpenToAll, ({ cv }) => cv?.type === "application/pdf");
const hasWord = applicationOf(isOpenToAll, ({ cv }) => /word/.test(cv?.type ?? ""));
const isNew = applicationOf(isOpenToAll, ({ status }) => status === "APPLIED");
const anybody = () => true;

export const WithPdf: Story = {
  ...onBrowserApi({ as: recruiter, path: hasPdf }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await page.findByText(/^Page 1 of/, {}, { timeout: 15_000 });
  },
};

export const WithWordDocument: Story = {
  ...onBrowserApi({ as: recruiter, path: hasWord }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    const cv = within(page.getByRole("region", { name: "CV" }));
    await expect((await cv.findAllByText(name, {}, { timeout: 15_000 }))[0]).toBeVisible();
  },
};

export const WithoutCv: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationOf(isOpenToAll, anybody),
    // Every active application of the demo has a CV: this response drops it.
    host: {
      fetch: async (request) => {
        const answer = await (await storyApi()).fetch(request);
        if (!/\/api\/applications\/\d+$/.test(request.url)) return answer;
        return Response.json({ ...(await answer.json()), cv: null }, answer);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await expect(await page.findByRole("heading", { name: "No CV" })).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationOf(isAnonymised, anybody) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
    await page.findByText("Anonymised: name, contact details and CV are hidden from you");
    await expect(
      await page.findByRole("heading", { name: "The CV is hidden from you" }),
    ).toBeVisible();
    await userEvent.click(await page.findByRole("tab", { name: "History" }));
    await page.findByRole("heading", { name: "The history is hidden from you" });
  },
};

export const MovedToTheNextStage: Story = {
  name: "Specification §1: an application is moved from its page",
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to Shortlist" }));
    await expect(await page.findByRole("button", { name: "Move to Interview" })).toHaveFocus();
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job`));
    await userEvent.click(await page.findByRole("tab", { name: "Activity" }));
    await page.findByText(/moved the application from Applied to Shortlist$/);
  },
};

export const RefusedMoveComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { updateApplicationStatus: 500 } }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to Shortlist" }));
    await screen.findByText(`${name} was not moved to Shortlist`);
    await expect(await page.findByRole("button", { name: "Move to Shortlist" })).toBeVisible();
  },
};

export const NoteAdded: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Strong answers; ask about nights.");
    await userEvent.click(await page.findByRole("button", { name: "Add note" }));
    const notes = within(await page.findByRole("list", { name: "Notes" }));
    // The saved note replaces the optimistic one.
    await waitFor(() => expect(notes.getByText("Strong answers; ask about nights.")).toBeVisible());
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(""));
  },
};

/** A mention in a note notifies the colleague. */
export const ColleagueMentioned: Story = {
  name: "Specification §1: a note mentions a colleague",
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Strong answers.");
    await userEvent.click(
      await page.findByRole("button", { name: "Mention…" }, { timeout: 15_000 }),
    );
    const [colleague] = await screen.findAllByRole("menuitem");
    await userEvent.click(colleague as HTMLElement);
    await waitFor(() =>
      expect((field as HTMLTextAreaElement).value).toMatch(/^Strong answers\. @\S+ \S+/),
    );
    await userEvent.click(await page.findByRole("button", { name: "Add note" }));
    const notes = within(await page.findByRole("list", { name: "Notes" }));
    await notes.findByText(/^Strong answers\. @/);
  },
};

/** A chosen colleague replaces the "@" that was typed. */
export const MentionedAtTheCaret: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = (await page.findByLabelText("Note")) as HTMLTextAreaElement;
    await userEvent.type(field, "Ask about nights.");
    await userEvent.type(field, " @", { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await userEvent.click(
      await page.findByRole("button", { name: "Mention…" }, { timeout: 15_000 }),
    );
    const [colleague] = await screen.findAllByRole("menuitem");
    await userEvent.click(colleague as HTMLElement);
    await waitFor(() => expect(field.value).toMatch(/^Ask @\S+ \S+ about nights\.$/));
  },
};

/**
 * Typing letters after an "@" finds a colleague once colleagues are read, the keyboard chooses, and
 * the note notifies them.
 */
export const MentionedByKeyboard: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    const colleagues = Promise.withResolvers<void>();
    (await storyApi()).fail("listColleagues", colleagues.promise);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Ask @pri");
    colleagues.resolve();
    const list = await screen.findByRole("listbox", { name: "People to mention" });
    const colleague = within(list).getByRole("option", { name: /^Priya/ });
    await expect(field).toHaveAttribute("aria-activedescendant", colleague.id);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("{Backspace>4/}@pri");
    await screen.findByRole("listbox", { name: "People to mention" });
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}about nights.");
    await expect(field).toHaveValue("Ask @Priya Raman about nights.");
    await userEvent.click(await page.findByRole("button", { name: "Add note" }));
    const notes = within(await page.findByRole("list", { name: "Notes" }));
    await notes.findByText("Ask @Priya Raman about nights.");
  },
};

export const UnsavedNoteStays: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { addNote: "network" } }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Ready to start in May.");
    await userEvent.click(await page.findByRole("button", { name: "Add note" }));
    await page.findByText(/could not be reached/);
    await expect(field).toHaveValue("Ready to start in May.");
    await expect(page.queryByRole("listitem", { name: /Ready to start/ })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { getApplication: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "Loading the application" },
      { timeout: 15_000 },
    );
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { getApplication: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "This application could not be loaded" },
      { timeout: 15_000 },
    );
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { getApplication: 403 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "You don’t have access to this application" },
      { timeout: 15_000 },
    );
  },
};

/** Specification §6: highlights for the user's type stand beside the status. */
export const Highlighted: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationOf(isOpenToAll, ({ highlights }) => highlights.length > 0),
  }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await expect(page.getAllByText(/^(Referral|Knows us)$/)[0]).toBeVisible();
  },
};

/**
 * Rules of the field, Scorecards: others' scorecards are hidden until the reader submits their own.
 */
export const ScorecardSubmitted: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: isNew,
    before: async (api) => {
      const priya = api.visitor();
      await priya.signIn(manager);
      const id = Number(/\d+$/.exec(await isNew(api))?.[0]);
      const body = { ratings: [], decision: "STRONG_YES" as const, comment: "Calm and kind." };
      await priya.client.call(submitScorecard, { params: { id }, version: 0, body });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    await page.findByText(/^One other has submitted a scorecard/, {}, { timeout: 15_000 });
    await expect(page.queryByText("Calm and kind.")).toBeNull();
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByText("Decide, or choose “No decision”.");
    const overall = within(page.getByRole("radiogroup", { name: /^Overall/ }));
    await userEvent.click(await overall.findByRole("radio", { name: "No" }));
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByText("Calm and kind.");
    await page.findByText(/^3 of 4/);
  },
};

/** Quality R4: a scorecard draft survives reopening the tab and a failed save. */
export const ScorecardDraftStays: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { submitScorecard: 500 } }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    const comment = await page.findByLabelText("Comment", {}, { timeout: 15_000 });
    await userEvent.type(comment, "Knows the ward.");
    await userEvent.click(await page.findByRole("tab", { name: "History" }));
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    await expect(await page.findByLabelText("Comment")).toHaveValue("Knows the ward.");
    const overall = within(page.getByRole("radiogroup", { name: /^Overall/ }));
    await userEvent.click(await overall.findByRole("radio", { name: "Yes" }));
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByText("The answer is 500, as asked for.");
    await expect(page.getByLabelText("Comment")).toHaveValue("Knows the ward.");
  },
};

/** Quality R2: a scorecard submitted from another device is shown beside the draft. */
export const ScorecardChangedMeanwhile: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    const comment = await page.findByLabelText("Comment", {}, { timeout: 15_000 });
    await userEvent.type(comment, "At the desk.");
    const overall = within(page.getByRole("radiogroup", { name: /^Overall/ }));
    await userEvent.click(await overall.findByRole("radio", { name: "Yes" }));
    const api = await storyApi();
    const id = Number(/\d+$/.exec(await isNew(api))?.[0]);
    const body = { ratings: [], decision: "NO" as const, comment: "On the train." };
    await api.client.call(submitScorecard, { params: { id }, version: 0, body });
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByText("Saved: On the train.", {}, { timeout: 15_000 });
    await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
    await page.findByRole("button", { name: "Change my scorecard" });
    await expect(await page.findByText("At the desk.")).toBeVisible();
  },
};

/** A rating stays when the job renames its attribute. */
export const ScorecardOfARenamedAttribute: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: isNew,
    before: async (api) => {
      const { client } = api;
      const id = Number(/\d+$/.exec(await isNew(api))?.[0]);
      const { job_id } = await client.call(getApplication, { params: { id } });
      const job = await client.call(getJob, { params: { id: job_id } });
      const [first, ...others] = job.scorecard;
      if (!first) throw new Error("The job asks to rate nothing.");
      const ratings = [{ name: first.name, rating: "STRONG_YES" as const }];
      await client.call(submitScorecard, {
        params: { id },
        version: 0,
        body: { ratings, decision: "YES", comment: "" },
      });
      const scorecard = [{ ...first, name: "Craft" }, ...others];
      await client.call(updateJob, {
        params: { id: job_id },
        version: job.version,
        body: { ...valuesOf(job), scorecard },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    const soon = { timeout: 15_000 };
    await userEvent.click(await page.findByRole("button", { name: "Change my scorecard" }, soon));
    const renamed = within(page.getByRole("radiogroup", { name: "Craft" }));
    await userEvent.click(await renamed.findByRole("radio", { name: "No" }));
    await page.findByText(/^This job no longer asks for this\./);
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByRole("button", { name: "Change my scorecard" }, soon);
    await expect(page.getAllByText("Does the job well")[0]).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Change my scorecard" }));
    await userEvent.click(
      await page.findByRole("button", { name: "Remove my rating of “Does the job well”" }),
    );
    await userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await page.findByRole("button", { name: "Change my scorecard" }, soon);
    await expect(page.queryByText("Does the job well")).toBeNull();
  },
};

/** Anonymised recruitment: revealing needs a reason and is logged. */
export const Revealed: Story = {
  name: "Specification §6: hidden fields are revealed to a reader who says why",
  ...onBrowserApi({ as: manager, path: applicationOf(isAnonymised, anybody) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reveal…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reveal" }));
    await dialog.findByText("Enter the reason for revealing this applicant.");
    await userEvent.type(await dialog.findByLabelText(/^Reason/), "To arrange an adjustment.");
    await userEvent.click(await dialog.findByRole("button", { name: "Reveal" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(page.getByRole("heading", { level: 1 })).not.toHaveTextContent(name),
    );
    await userEvent.click(await page.findByRole("tab", { name: "Activity" }));
    await userEvent.click(await page.findByRole("radio", { name: "Views" }));
    await page.findByText("Reason: To arrange an adjustment.");
  },
};

/** The reason of the last rejection is chosen already. */
export const RejectedAndRestored: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reject…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    await userEvent.click(await page.findByRole("button", { name: "Restore to Applied" }));
    await page.findByRole("button", { name: "Move to Shortlist" });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("r");
    const usual = await screen.findByRole(
      "radio",
      { name: "Position filled" },
      { timeout: 15_000 },
    );
    await waitFor(() => expect(usual).toHaveFocus());
    await expect(usual).toBeChecked();
    await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
    await userEvent.click(await page.findByRole("button", { name: "Restore to Applied" }));
    await expect(await page.findByRole("button", { name: "Move to Shortlist" })).toBeVisible();
  },
};

/** Decision record: each decision lists what its maker had read. */
export const DecisionRecorded: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to Shortlist" }));
    await page.findByRole("button", { name: "Move to Interview" });
    await userEvent.click(await page.findByRole("tab", { name: "Activity" }));
    await userEvent.click(await page.findByRole("radio", { name: "Decisions" }));
    await page.findByRole(
      "heading",
      { name: /moved the application from Applied to Shortlist$/ },
      { timeout: 15_000 },
    );
    await page.findByText(/viewed the application/);
  },
};

export const Transferred: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    const job = page.getAllByRole("link", { name: /\(\d+\)$/ })[0]?.textContent;
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Another job…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Transfer" }));
    await dialog.findByText("Choose a different job.");
    await userEvent.click(await dialog.findByRole("combobox", { name: "To the job" }));
    const jobs = within(await screen.findByRole("listbox"));
    const options = await jobs.findAllByRole("option", { selected: false });
    const other = options.find(({ textContent }) => !textContent.startsWith(job ?? ""));
    await userEvent.click(other as HTMLElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Transfer" }));
    await screen.findByText(`${name} transferred`);
    await waitFor(() => expect(page.queryByText(job ?? "")).toBeNull());
  },
};

/** A hired applicant can still be transferred to another job. */
export const HiredCanBeTransferred: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      const query = { filter: "all", per_page: 100 } as const;
      const { records } = await client.call(listJobs, { query });
      const job = records.find(({ counts }) => (counts.HIRE ?? 0) > 0);
      if (!job) throw new Error("Nobody of the demo was hired.");
      const hired = await client.call(listApplications, {
        params: { id: job.id },
        query: { filter: "complete", status: "HIRE" },
      });
      return to.applicationDetails({ id: hired.records[0]?.id ?? 0 });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Another job…" }));
    await screen.findByRole("dialog", { name: /^Transfer/ }, { timeout: 15_000 });
  },
};

export const Printed: Story = {
  name: "An application prints all its tabs",
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await printPage();
    for (const name of ["Answers", "History", "Scorecards", "Interviews", "Checks", "Activity"])
      await expect(page.getByRole("region", { name })).not.toBeEmptyDOMElement();
    await userEvent.keyboard("{Escape}");
    await page.findByRole("tab", { name: /^Answers/ });
  },
};

export const ScorecardsFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { getScorecards: 500 } }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    await page.findByRole(
      "heading",
      { name: "Scorecards could not be loaded" },
      { timeout: 15_000 },
    );
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: recruiter, path: hasPdf },
  { shown: (page) => within(page).findAllByRole("tab", {}, { timeout: 15_000 }) },
);
