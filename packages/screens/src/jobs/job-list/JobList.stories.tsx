import { advertiseJobs } from "@ats/core/jobs/channel-contract";
import { duplicateJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { manager, recruiter } from "../../applications/story-places.ts";
import { addFilter, openFilter, searchFor } from "../../lists/story-filter.ts";

const meta: Meta = { title: "Jobs/Job list" };
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvasElement"];

const soon = { timeout: 5_000 };

const jobs = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  await page.findAllByRole("rowheader", {}, { timeout: 15_000 });
  return { page, titles: () => page.getAllByRole("rowheader").map((cell) => cell.textContent) };
};

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement, step }) => {
    const { page, titles } = await jobs(canvasElement);
    await step("Active jobs are listed, the newest first.", async () => {
      await expect(page.getByRole("radio", { name: "Active" })).toBeChecked();
      const number = page.getByRole("columnheader", { name: /No\./ });
      await expect(number).toHaveAttribute("aria-sort", "descending");
    });
    await step(
      "One mark opens all reasons why a job needs attention. Stalled, as most are, is no mark alone.",
      async () => {
        const two = { name: "2 issues: Stalled, Feedback overdue" };
        const [mark] = await page.findAllByRole("button", two);
        await expect(page.queryByRole("button", { name: "1 issue: Stalled" })).toBeNull();
        await userEvent.click(mark as HTMLElement);
        const issues = within(await screen.findByRole("dialog", { name: "2 issues" }));
        await expect(issues.getAllByRole("listitem")[1]).toHaveTextContent(
          /^Feedback overdueAn interview was more than 2 days ago/,
        );
      },
    );
    await step("The list is filtered and sorted.", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(await page.findByRole("radio", { name: "All" }));
      await page.findByRole("table", { name: "All jobs" });
      await page.findAllByText("Archived", {}, { timeout: 5_000 });
      await userEvent.click(await page.findByRole("button", { name: "Job" }));
      const job = () => page.getByRole("columnheader", { name: "Job", description: "" });
      await waitFor(() => expect(job()).toHaveAttribute("aria-sort", "ascending"));
      await waitFor(() => expect(titles()[0]).toMatch(/^A/));
    });
  },
};

export const FoundBySeveralFields: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.jobList()}?filter=all` }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    await searchFor(page, "care assistant");
    await addFilter(page, "Status", "Active");
    await expect(
      await page.findByRole("button", { name: "Remove Status is Active" }),
    ).toBeVisible();
    await waitFor(() =>
      expect(
        page.getAllByRole("rowheader").every((cell) => /care assistant/i.test(cell.textContent)),
      ).toBe(true),
    );
  },
};

/** A range may lack an end, and a filter opens again from its sentence. */
export const FilteredByConditions: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.jobList()}?filter=all` }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const form = await openFilter(page, "Salary");
    await userEvent.click(form.getByRole("button", { name: "Add filter" }));
    await form.findByText("Enter a value.");
    await userEvent.type(form.getByRole("textbox", { name: "From" }), "30000{Enter}");
    const chip = await page.findByRole("button", { name: "Salary from £30,000, change" }, soon);
    chip.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Change filter" }, soon);
    const change = within(dialog);
    await expect(change.getByRole("textbox", { name: "From" })).toHaveValue("30,000");
    await userEvent.type(change.getByRole("textbox", { name: "To" }), "40000");
    await userEvent.click(change.getByRole("button", { name: "Save filter" }));
    await page.findByRole("button", { name: "Salary from £30,000 to £40,000, change" });
    const location = await openFilter(page, "Location");
    await userEvent.selectOptions(
      location.getByRole("combobox", { name: "Condition" }),
      "does not contain",
    );
    await userEvent.type(location.getByRole("textbox", { name: "Value" }), "Leeds{Enter}");
    await page.findByRole("button", { name: "Remove Location does not contain Leeds" });
    await page.findByRole("button", { name: "Filters: 2 on" });
    await waitFor(() =>
      expect(page.getAllByRole("row").some((row) => /Leeds/.test(row.textContent))).toBe(false),
    );
  },
};

export const StageLeadsToItsApplications: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const [stage] = page.getAllByRole("link", { name: /in Shortlist$/ });
    const count = stage?.textContent;
    await userEvent.click(stage as HTMLElement);
    const stages = await page.findByRole("radiogroup", { name: "Stage" }, { timeout: 15_000 });
    // The job's workflow may rename the stage.
    await waitFor(() =>
      expect(within(stages).getByRole("radio", { checked: true })).toHaveAccessibleName(
        expect.stringMatching(`^(?!All).+ ${count}$`),
      ),
    );
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), fail: { listJobs: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("table", { name: "Active jobs" }, { timeout: 15_000 }),
    ).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "support@ats.example", path: `${to.jobList()}?filter=all` }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { name: "No jobs" }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    await searchFor(page, "astronaut");
    await expect(
      await page.findByRole("heading", { name: "No jobs match your search" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), fail: { listJobs: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { name: "Jobs could not be loaded" }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), fail: { listJobs: 403 } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "You don’t have access to jobs" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    await expect(page.getAllByText("Applicants are anonymised")[0]).toBeInTheDocument();
  },
};

/**
 * Jobs closed in bulk: the dialog lists the effects, the toast the results, and undo reopens them.
 * Quality U8.
 */
export const ClosedAndUndone: Story = {
  name: "Specification §2: jobs are closed together, and that is undone",
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    const [first, second] = page.getAllByRole("checkbox", { name: /^Select .+, \d+/ });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await body.findByRole("dialog", {}, { timeout: 5_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Withdraw: 2 jobs" }));
    await dialog.findByText(/^Choose a reason for closing the job/);
    await userEvent.click(await dialog.findByRole("radio", { name: "The budget was withdrawn" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Withdraw: 2 jobs" }));
    await userEvent.click(await body.findByRole("button", { name: "Undo" }, { timeout: 5_000 }));
    await body.findByText("Undone", {}, { timeout: 5_000 });
  },
};

/** The selection survives a change of page, and can include all results. */
export const SelectionAcrossPages: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.jobList()}?per_page=3` }),
  play: async ({ canvasElement }) => {
    const { page, titles } = await jobs(canvasElement);
    const body = within(document.body);
    const { client } = await storyApi();
    const { total } = await client.call(listJobs, { query: {} });
    const [first] = titles();
    await userEvent.click(
      page.getAllByRole("checkbox", { name: /^Select .+, \d+/ })[0] as HTMLElement,
    );
    await userEvent.click(await page.findByRole("button", { name: "Next page" }));
    await waitFor(() => expect(titles()[0]).not.toBe(first));
    const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
    await bar.findByText("1 selected");
    await expect(bar.getByRole("button", { name: "Duplicate" })).toBeEnabled();
    await userEvent.click(bar.getByRole("button", { name: "Export" }));
    await body.findByText("The selection was exported", {}, soon);
    await userEvent.click(await bar.findByRole("button", { name: `Select all ${total}` }));
    await bar.findByText(`All ${total} selected`);
    await userEvent.click(await bar.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await body.findByRole("dialog", {}, soon));
    await dialog.findByRole("button", { name: /^Withdraw: \d+ jobs$/ });
  },
};

/** A filled job shows its close reason, and keeps it when archived. */
export const CloseReason: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.jobList()}?filter=filled` }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const { client } = await storyApi();
    const { records } = await client.call(listJobs, { query: { filter: "filled" } });
    const reason = records[0]?.close_reason ?? "no reason";
    const said = await page.findAllByText(reason, {}, soon);
    await expect(said.some((each) => each.checkVisibility())).toBe(true);
    await userEvent.click(
      page.getAllByRole("link", { name: records[0]?.title ?? "" })[0] as HTMLElement,
    );
    await page.findByRole("combobox", { name: "Show applications" }, soon);
    await expect(await page.findByText(reason, {}, soon)).toBeVisible();
  },
};

/** The attention filter is saved as a view with the user's own columns. */
export const AttentionView: Story = {
  name: "Specification §2: jobs that need attention are listed",
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    await addFilter(page, "Needs attention", "For any reason");
    await page.findByRole("button", { name: "Remove Needs attention: For any reason" });
    await userEvent.click(await page.findByRole("button", { name: "Views" }));
    await userEvent.click(await body.findByRole("menuitem", { name: /^Save/ }));
    const dialog = within(await body.findByRole("dialog", { name: /^Save/ }, soon));
    await userEvent.type(await dialog.findByRole("textbox", { name: /Name/ }), "To look at");
    await userEvent.click(await dialog.findByRole("button", { name: "Save" }));
    await page.findByRole("button", { name: /To look at/ }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Columns" }));
    await userEvent.click(await body.findByRole("checkbox", { name: /Opened/ }));
    await waitFor(() =>
      expect(page.queryByRole("columnheader", { name: /Opened/, hidden: true })).toBeNull(),
    );
  },
};

/** Marks show a job's channels. Jobs are advertised in bulk, then undone. */
export const Advertised: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    const onFeed = () => page.getAllByText("Advertised: Job feed.").length;
    await expect(page.getAllByText("Advertised: Careers page.").length).toBeGreaterThan(onFeed());
    const before = onFeed();
    for (const box of page.getAllByRole("checkbox", { name: /^Select .+, \d+/ }).slice(0, 3))
      await userEvent.click(box);
    await userEvent.click(await page.findByRole("button", { name: "Advertise" }));
    const menu = within(await body.findByRole("menu", {}, soon));
    const channels = menu.getAllByRole("menuitem", { name: "Job feed" });
    await expect(channels).toHaveLength(2);
    await userEvent.click(channels[0] as HTMLElement);
    const dialog = within(
      await body.findByRole("dialog", { name: /^Advertise on Job feed/ }, soon),
    );
    await dialog.findByText(/will be seen by: Job boards that read your company's feed/);
    await userEvent.click(await dialog.findByRole("button", { name: /^Advertise on Job feed/ }));
    await body.findByText(/^\d jobs? advertised on: Job feed$/, {}, soon);
    await waitFor(() => expect(onFeed()).toBeGreaterThan(before), soon);
    await userEvent.click(await body.findByRole("button", { name: "Undo" }, soon));
    await waitFor(() => expect(onFeed()).toBe(before), soon);
  },
};

export const Released: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const [first] = page.getAllByRole("checkbox", { name: /^Select .+, \d+/ });
    await userEvent.click(first as HTMLElement);
    const body = within(document.body);
    const openRelease = async () => {
      await userEvent.click(await page.findByRole("button", { name: "Agencies" }));
      await userEvent.click(
        await body.findByRole("menuitem", { name: "Release to agencies" }, soon),
      );
    };
    await openRelease();
    const release = { name: "Release to agencies: 1 job" };
    const dialog = within(await body.findByRole("dialog", release, soon));
    await dialog.findByText("It will be open to your company’s agencies.");
    await userEvent.click(await dialog.findByRole("button", release));
    await body.findByText("1 job released to agencies", {}, soon);
    // A colleague changes a job meanwhile, so that undo skips it and says so.
    const { client } = await storyApi();
    const { records } = await client.call(listJobs, {});
    const released = records.filter(({ released_date_time }) => released_date_time);
    await client.call(advertiseJobs, {
      body: {
        jobs: released.map(({ id, version }) => ({ id, version })),
        channel: "job_feed",
        is_advertised: !released[0]?.channels.includes("job_feed"),
      },
    });
    await userEvent.click(await body.findByRole("button", { name: "Undo" }, soon));
    await body.findByText("1 job stayed as it was", {}, soon);
    // Selected again, the action says that there is nothing to do.
    await userEvent.click(
      page.getAllByRole("checkbox", { name: /^Select .+, \d+/ })[0] as HTMLElement,
    );
    await openRelease();
    const again = within(await body.findByRole("dialog", release, soon));
    await again.findByText(/It is already released\./);
    await expect(again.getByRole("button", { name: "Release to agencies: 0 jobs" })).toBeDisabled();
    await userEvent.click(await again.findByRole("button", { name: "Cancel" }));
  },
};

const ofTheCopy = (canvasElement: Canvas) => {
  const page = within(canvasElement);
  const body = within(document.body);
  return async (name: string) => {
    const [actions] = await page.findAllByRole("button", { name: /^Actions.*\(copy\)/ }, soon);
    await userEvent.click(actions as HTMLElement);
    const menu = within(await body.findByRole("menu", {}, soon));
    await userEvent.click(await menu.findByRole("menuitem", { name }));
  };
};

/**
 * With approvals on, publishing says what each draft needs, and the bar offers to request approval.
 */
export const ApprovalRequired: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: `${to.jobList()}?filter=draft`,
    before: async ({ client }) => {
      const { records } = await client.call(listJobs, {});
      await client.call(duplicateJob, { params: { id: records[0]?.id ?? 0 } });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    await userEvent.click(await page.findByRole("checkbox", { name: /^Select .+\(copy\), \d+/ }));
    const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
    await userEvent.click(await bar.findByRole("button", { name: "Publish" }, soon));
    const dialog = within(await body.findByRole("dialog", { name: /^Publish: / }, soon));
    await dialog.findByText(/\(copy\): It needs approval\. Send it for approval first\.$/);
    await expect(dialog.queryByText(/will be public/)).toBeNull();
    await expect(dialog.getByRole("button", { name: "Publish" })).toBeDisabled();
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await userEvent.click(await bar.findByRole("button", { name: "Send for approval" }));
    const sending = within(await body.findByRole("dialog", { name: /^Send for approval: / }, soon));
    await userEvent.click(await sending.findByRole("button", { name: "Send for approval" }));
    await body.findByText(/\(copy\): pending approval$/, {}, soon);
  },
};

/** A rejected job shows the approver's comment to its author, also on the form. */
export const ReturnedToDraft: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: `${to.jobList()}?filter=draft`,
    before: async ({ visitor }) => {
      const { client, signIn } = visitor();
      await signIn(manager);
      const { records } = await client.call(listJobs, {});
      const { id, version } = await client.call(duplicateJob, {
        params: { id: records[0]?.id ?? 0 },
      });
      const status = "PENDING_APPROVAL" as const;
      await client.call(updateJobStatus, { body: { jobs: [{ id, version }], status } });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    const choose = ofTheCopy(canvasElement);
    await choose("Return to draft");
    const dialog = within(await body.findByRole("dialog", { name: /^Return to draft: / }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Return to draft" }));
    await dialog.findByText("Enter what needs to change.");
    const why = "The salary is over the band.";
    await userEvent.type(await dialog.findByLabelText(/^What needs to change/), why);
    await userEvent.click(await dialog.findByRole("button", { name: "Return to draft" }));
    await body.findByText(/\(copy\): draft$/, {}, soon);
    await choose("Edit");
    await page.findByText("Sent back from approval", {}, { timeout: 15_000 });
    await expect(await page.findByText(why)).toBeVisible();
  },
};

/** The author of another manager's job edits, submits and withdraws it from the list. */
export const OwnDraft: Story = {
  ...onBrowserApi({
    as: manager,
    path: `${to.jobList()}?filter=draft`,
    before: async ({ client }, id) => {
      const { records } = await client.call(listJobs, { query: { filter: "active" } });
      const another = records.find((job) => job.hiring_manager_id !== id);
      await client.call(duplicateJob, { params: { id: another?.id ?? 0 } });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await jobs(canvasElement);
    const body = within(document.body);
    const choose = async (name: string) => {
      await userEvent.click(
        (
          await page.findAllByRole("button", { name: /^Actions.*\(copy\)/ }, soon)
        )[0] as HTMLElement,
      );
      const menu = within(await body.findByRole("menu", {}, soon));
      const names = menu.getAllByRole("menuitem").map((item) => item.textContent);
      await userEvent.click(await menu.findByRole("menuitem", { name }));
      await userEvent.click(await body.findByRole("button", { name }, soon));
      return names;
    };
    await expect(await choose("Send for approval")).toContain("Edit");
    await body.findByText(/\(copy\): pending approval$/, {}, soon);
    await page.findByRole("row", { name: /\(copy\).*Pending approval/ }, soon);
    await expect(await choose("Return to draft")).not.toContain("Edit");
    await body.findByText(/\(copy\): draft$/, {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path: to.jobList() });
