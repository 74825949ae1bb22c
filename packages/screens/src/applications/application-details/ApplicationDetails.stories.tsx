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
    await page.findByText(
      /^Anonymised. Hidden from you: first name, last name, email, .* and CV and files\.$/i,
    );
    await expect(
      await page.findByRole("heading", { name: "The CV is hidden from you" }),
    ).toBeVisible();
    await userEvent.click(await page.findByRole("tab", { name: "History" }));
    await page.findByRole("heading", { name: "The history is hidden from you" });
  },
};

export const Moved: Story = {
  name: "Specification §1: an application is moved, rejected, restored and transferred from its page",
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { updateApplicationStatus: 500 } }),
  play: async ({ canvasElement, step }) => {
    const { page, name } = await details(canvasElement);
    await step("A refused move comes back.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Move to Shortlist" }));
      await screen.findByText(`${name} was not moved to Shortlist`);
      await expect(await page.findByRole("button", { name: "Move to Shortlist" })).toBeVisible();
    });
    await step("The application moves to the next stage.", async () => {
      (await storyApi()).fail("updateApplicationStatus", Promise.resolve());
      await userEvent.click(await page.findByRole("button", { name: "Move to Shortlist" }));
      await expect(await page.findByRole("button", { name: "Move to Interview" })).toHaveFocus();
      await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job`));
      await userEvent.click(await page.findByRole("tab", { name: "Activity" }));
      await page.findByText(/moved the application from Applied to Shortlist$/);
    });
    await step("The record of the decision lists what its maker had read.", async () => {
      await userEvent.click(await page.findByRole("radio", { name: "Decisions" }));
      const decision = { name: /moved the application from Applied to Shortlist$/ };
      await page.findByRole("heading", decision, { timeout: 15_000 });
      await page.findByText(/viewed the application/);
      await userEvent.click(await page.findByRole("tab", { name: /^Answers/ }));
    });
    await step("The reason of the last rejection is chosen already.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Reject…" }));
      const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
      await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }));
      await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
      await userEvent.click(await page.findByRole("button", { name: "Restore to Shortlist" }));
      await page.findByRole("button", { name: "Move to Interview" });
      (document.activeElement as HTMLElement).blur();
      await userEvent.keyboard("r");
      const reason = { name: "Position filled" };
      const usual = await screen.findByRole("radio", reason, { timeout: 15_000 });
      await waitFor(() => expect(usual).toHaveFocus());
      await expect(usual).toBeChecked();
      await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
      await userEvent.click(await page.findByRole("button", { name: "Restore to Shortlist" }));
      await expect(await page.findByRole("button", { name: "Move to Interview" })).toBeVisible();
    });
    await step("The application is transferred to another job.", async () => {
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
    });
  },
};

/** A mention in a note notifies the colleague. */
export const NotesAdded: Story = {
  name: "Specification §1: notes are added, stay while they cannot be saved, and mention colleagues",
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { addNote: "network" } }),
  play: async ({ canvasElement, step }) => {
    const { page } = await details(canvasElement);
    const api = await storyApi();
    const colleagues = Promise.withResolvers<void>();
    api.fail("listColleagues", colleagues.promise);
    await userEvent.click(await page.findByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText<HTMLTextAreaElement>("Note");
    const add = async () => userEvent.click(await page.findByRole("button", { name: "Add note" }));
    const isAdded = async (text: string | RegExp) => {
      const notes = within(await page.findByRole("list", { name: "Notes" }));
      // The saved note replaces the optimistic one.
      await waitFor(() => expect(notes.getByText(text)).toBeVisible());
      await waitFor(() => expect(field.value).toBe(""));
    };
    const chooseFromMenu = async () => {
      const menu = { name: "Mention…" };
      await userEvent.click(await page.findByRole("button", menu, { timeout: 15_000 }));
      const [colleague] = await screen.findAllByRole("menuitem");
      await userEvent.click(colleague as HTMLElement);
    };
    await step("A note that could not be saved stays in its field.", async () => {
      await userEvent.type(field, "Ready to start in May.");
      await add();
      await page.findByText(/could not be reached/);
      await expect(field).toHaveValue("Ready to start in May.");
      await expect(page.queryByRole("listitem", { name: /Ready to start/ })).toBeNull();
    });
    await step("It is added once the server can be reached.", async () => {
      api.fail("addNote", Promise.resolve());
      await add();
      await isAdded("Ready to start in May.");
    });
    await step(
      "Letters after an @ find a colleague once colleagues are read; the keyboard chooses.",
      async () => {
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
        await add();
        await isAdded("Ask @Priya Raman about nights.");
      },
    );
    await step("A colleague is mentioned from a menu.", async () => {
      await userEvent.type(field, "Strong answers.");
      await chooseFromMenu();
      await waitFor(() => expect(field.value).toMatch(/^Strong answers\. @\S+ \S+/));
      await add();
      await isAdded(/^Strong answers\. @/);
    });
    await step("A colleague chosen from the menu replaces the @ that was typed.", async () => {
      await userEvent.type(field, "Ask about nights.");
      await userEvent.type(field, " @", { initialSelectionStart: 3, initialSelectionEnd: 3 });
      await chooseFromMenu();
      await waitFor(() => expect(field.value).toMatch(/^Ask @\S+ \S+ about nights\.$/));
    });
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
 * Quality R4: a draft survives reopening the tab and a failed save. Quality R2: a scorecard
 * submitted from another device is shown beside the draft.
 */
export const ScorecardSubmitted: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: isNew,
    fail: { submitScorecard: 500 },
    before: async (api) => {
      const priya = api.visitor();
      await priya.signIn(manager);
      const id = Number(/\d+$/.exec(await isNew(api))?.[0]);
      const body = { ratings: [], decision: "STRONG_YES" as const, comment: "Calm and kind." };
      await priya.client.call(submitScorecard, { params: { id }, version: 0, body });
    },
  }),
  play: async ({ canvasElement, step }) => {
    const { page } = await details(canvasElement);
    const api = await storyApi();
    const submit = async () =>
      userEvent.click(await page.findByRole("button", { name: "Submit scorecard" }));
    await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
    await step("Others' scorecards are hidden, and a decision is asked for.", async () => {
      await page.findByText(/^One other has submitted a scorecard/, {}, { timeout: 15_000 });
      await expect(page.queryByText("Calm and kind.")).toBeNull();
      await submit();
      await page.findByText("Decide, or choose “No decision”.");
    });
    await step("A draft survives reopening the tab and a failed save.", async () => {
      await userEvent.type(await page.findByLabelText("Comment"), "Knows the ward.");
      await userEvent.click(await page.findByRole("tab", { name: "History" }));
      await userEvent.click(await page.findByRole("tab", { name: "Scorecards" }));
      await expect(await page.findByLabelText("Comment")).toHaveValue("Knows the ward.");
      const overall = within(page.getByRole("radiogroup", { name: /^Overall/ }));
      await userEvent.click(await overall.findByRole("radio", { name: "No" }));
      await submit();
      await page.findByText("The answer is 500, as asked for.");
      await expect(page.getByLabelText("Comment")).toHaveValue("Knows the ward.");
      await expect(page.queryByText("Calm and kind.")).toBeNull();
    });
    await step("What another device submitted meanwhile is shown beside the draft.", async () => {
      api.fail("submitScorecard", Promise.resolve());
      const id = Number(/\d+$/.exec(await isNew(api))?.[0]);
      const body = { ratings: [], decision: "YES" as const, comment: "On the train." };
      await api.client.call(submitScorecard, { params: { id }, version: 0, body });
      await submit();
      await page.findByText("Saved: On the train.", {}, { timeout: 15_000 });
    });
    await step("Once the reader has submitted, others' scorecards are shown.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
      await page.findByRole("button", { name: "Change my scorecard" });
      await expect(await page.findByText("Knows the ward.")).toBeVisible();
      await page.findByText("Calm and kind.");
      await page.findByText(/^3 of 4/);
    });
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
