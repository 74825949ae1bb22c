import type { Meta, StoryObj } from "@storybook/react-vite";
import type { BrowserApi } from "@ats/api/browser/browser-api";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listActivity, listApplications } from "@ats/core/applications/contract";
import { submitScorecard } from "@ats/core/applications/scorecard-contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import type { Input } from "@ats/core/contract/endpoint";
import { listTags } from "@ats/core/tags/contract";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import {
  applicationsOf,
  hasWorkflow,
  isAnonymised,
  isOpenToAll,
  isWithoutApplications,
  manager,
  recruiter,
} from "../story-places.ts";

const meta: Meta = { title: "Applications/Application list" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const list = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  const [first] = await page.findAllByRole("rowheader", {}, { timeout: 15_000 });
  const name = within(first as HTMLElement).getByRole("link").textContent;
  return { page, name };
};

const count = (element: HTMLElement) => Number(/\d+$/.exec(element.textContent)?.[0]);

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await expect(page.getByRole("radio", { name: "Active applications" })).toBeChecked();
    await expect(page.getByRole("columnheader", { name: /Status/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

export const FoundByFullName: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.type(await page.findByLabelText("Contains"), `${name}{Enter}`);
    await page.findByRole("button", { name: `Remove Name or anything: ${name}` });
    await waitFor(() => expect(page.getAllByRole("rowheader").length).toBe(1));
    await expect(page.getByRole("link", { name })).toBeVisible();
  },
};

export const MovedByMenu: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const before = count(page.getByRole("radio", { name: /^Shortlist/ }));
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlist" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await waitFor(() =>
      expect(count(page.getByRole("radio", { name: /^Shortlist/ }))).toBe(before + 1),
    );
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job \\d+$`));
  },
};

export const RejectedTogetherWithAReason: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rejected…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Move to Rejected" }));
    await dialog.findByText(/^Choose a reason/);
    await userEvent.click(dialog.getByRole("radio", { name: "Position filled" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move to Rejected" }));
    await screen.findByText(/and 1 other have been updated to Rejected/);
    await expect(page.queryByRole("button", { name: "Move to…" })).toBeNull();
  },
};

/** Quality U8: shown at once; and a tag that is new becomes the company's. */
export const RatedAndTagged: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const row = within(page.getByRole("link", { name }).closest("tr") as HTMLElement);
    await userEvent.click(row.getByRole("button", { name: `Rate and tag ${name}` }));
    const sheet = within(await screen.findByRole("dialog", { name: `Rating and tags of ${name}` }));
    await userEvent.click(sheet.getByRole("radio", { name: "5 of 5 stars" }));
    await userEvent.type(sheet.getByLabelText("Tags"), "Speaks Welsh{Enter}");
    await row.findByText("Rating: 5 of 5 stars");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { client } = await storyApi();
    await waitFor(async () => {
      const { records } = await client.call(listTags, {});
      await expect(records.map(({ label }) => label)).toContain("Speaks Welsh");
    });
  },
};

/** Quality R2: the rating that somebody else gave meanwhile stays. */
export const RefusedRatingComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    (await storyApi()).fail("rateApplication", 412);
    await userEvent.click(page.getByRole("button", { name: `Rate and tag ${name}` }));
    await userEvent.click(await screen.findByRole("radio", { name: "5 of 5 stars" }));
    await screen.findByText(`The rating of ${name} was not saved`);
    await waitFor(() =>
      expect(screen.getByRole("radio", { name: "5 of 5 stars" })).not.toBeChecked(),
    );
  },
};

export const TaggedTogetherAndUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Tag…" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Tag 2 applications" }, { timeout: 15_000 }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Save tags" }));
    await dialog.findByText("Add a tag, or take one away.");
    await userEvent.type(dialog.getByLabelText("Add"), "Second look{Enter}");
    await userEvent.click(dialog.getByRole("button", { name: "Save tags" }));
    await screen.findByText("2 applications tagged");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(page.queryByText("Second look")).toBeNull());
  },
};

/** Each gets a link of their own to choose a time. */
export const InvitedTogether: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const soon = { timeout: 15_000 };
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Invite…" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Let 2 applicants choose a time" }, soon),
    );
    await userEvent.click(await dialog.findByRole("button", { name: /^Interviewers/ }, soon));
    const people = within(await screen.findByRole("listbox", {}, soon));
    await userEvent.click((await people.findAllByRole("option", {}, soon))[0] as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: "Send the links" }));
    await screen.findByText("2 applicants may choose a time", {}, soon);
    const mails = (await (await storyApi()).mail()).filter(({ subject }) =>
      subject.startsWith("Choose when your interview is"),
    );
    await expect(new Set(mails.map(({ to }) => to)).size).toBe(2);
  },
};

/** What is chosen stays chosen on the next page, and all that the list finds can be chosen. */
export const SelectedOverPages: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED&per_page=3"),
  }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const bar = within(page.getByRole("group", { name: "Selected rows" }));
    await userEvent.click(page.getByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(page.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await bar.findByText("1 selected");
    await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
    await bar.findByText("2 selected");
    const total = count(page.getByRole("radio", { name: /^Applied/ }));
    await userEvent.click(bar.getByRole("button", { name: `Select all ${total}` }));
    await bar.findByText(`All ${total} selected`);
    await userEvent.click(bar.getByRole("button", { name: "Tag…" }));
    await screen.findByRole("dialog", { name: `Tag ${total} applications` }, { timeout: 15_000 });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Previous page" }));
    await waitFor(() =>
      expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeChecked(),
    );
    await userEvent.click(page.getByRole("radio", { name: /^Shortlist/ }));
    await waitFor(() => expect(bar.queryByRole("button", { name: "Tag…" })).toBeNull());
  },
};

/** Before a move that some cannot make: who moves from where, and who stays and why. */
export const EffectShownBefore: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?sc=created_date_time&so=desc&per_page=100"),
  }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const inStatus = (status: string) =>
      page
        .getAllByRole("row")
        .slice(1)
        .find((row) => within(row).queryAllByText(status).length > 0) as HTMLElement;
    const name = within(inStatus("Applied")).getByRole("rowheader").querySelector("a")?.textContent;
    for (const status of ["Applied", "Shortlist"])
      await userEvent.click(within(inStatus(status)).getByRole("checkbox"));
    await userEvent.click(page.getByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Applied" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await dialog.findByText(`${name} stays. It is already in Applied.`);
    await userEvent.click(dialog.getByRole("button", { name: "Move to Applied" }));
    await screen.findByText(/has been updated to Applied/);
  },
};

export const MoveUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Processing" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await page.findByRole("link", { name })).toBeVisible();
    await screen.findByText(new RegExp(`^${name} has been updated to Applied for job`));
  },
};

export const RefusedMoveComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    (await storyApi()).fail("updateApplicationStatus", 500);
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hire" }));
    await screen.findByText(`${name} was not moved to Hire`);
    await expect(await page.findByRole("link", { name })).toBeVisible();
  },
};

/** Who could not go along is named with the reason, and is selected again; the others are not. */
export const RefusedAreSelectedAgain: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED&per_page=10"),
    async before(api) {
      const [other] = await recordsOf(api, hasWorkflow);
      const people = (await recordsOf(api, isOpenToAll)).slice(0, 4);
      await api.client.call(addApplications, {
        params: { id: other?.job_id as number },
        body: { candidate_ids: people.map(({ candidate_id }) => candidate_id) },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const api = await storyApi();
    const others = await recordsOf(api, hasWorkflow, { filter: "complete", per_page: 100 });
    const known = new Set(others.map(({ candidate_id }) => candidate_id));
    const shown = await recordsOf(api, isOpenToAll);
    const stay = shown
      .filter((each) => known.has(each.candidate_id))
      .slice(0, 4)
      .map(displayName);
    const [goes = ""] = shown.filter((each) => !known.has(each.candidate_id)).map(displayName);
    const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
    for (const name of [...stay, goes]) await userEvent.click(box(name));
    await userEvent.click(page.getByRole("button", { name: "Transfer…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    const title = others[0]?.job_title as string;
    await userEvent.type(dialog.getByRole("combobox", { name: "To the job" }), title.slice(0, 8));
    await userEvent.click(
      await screen.findByRole("option", { name: new RegExp(title) }, { timeout: 15_000 }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Transfer" }));
    const said = "4 applications could not be transferred";
    await screen.findAllByText(said, {}, { timeout: 15_000 });
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    const refused = within(await screen.findByRole("list", { name: said }));
    for (const name of stay) await expect(refused.getByText(name)).toBeVisible();
    await expect(refused.queryByText(goes)).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("link", { name: goes })).toBeNull());
    for (const name of stay) await expect(box(name)).toBeChecked();
    await expect(page.getByText("4 selected")).toBeVisible();
    for (const close of screen.getAllByRole("button", { name: "Close" }))
      await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  },
};

/** A page of the applications of a job of the demo. */
async function recordsOf(
  api: BrowserApi,
  fits: typeof isOpenToAll,
  query: Input<typeof listApplications>["query"] = { status: "APPLIED", per_page: 10 },
) {
  const id = Number(/\d+/.exec(await applicationsOf(fits)(api))?.[0]);
  return (await api.client.call(listApplications, { params: { id }, query })).records;
}

export const Loading: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: "never" },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "table",
        { name: "Active applications" },
        { timeout: 15_000 },
      ),
    ).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isWithoutApplications) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "No active applications" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const NarrowedToTheBestRated: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await page.findByRole("option", { name: "Tag" }, { timeout: 15_000 });
    await userEvent.selectOptions(page.getByLabelText("Filter by"), "Rating from");
    await userEvent.selectOptions(page.getByLabelText("Contains"), "4 ★");
    await userEvent.click(page.getByRole("button", { name: "Add filter" }));
    const remove = await page.findByRole("button", { name: "Remove Rating from: 4 ★" });
    const unrated = () =>
      page.queryAllByRole("row").filter((row) => !/[45] of 5 stars/.test(row.innerHTML));
    await waitFor(() => expect(unrated()).toHaveLength(1));
    await userEvent.click(remove);
    await waitFor(() => expect(unrated().length).toBeGreaterThan(1));
  },
};

export const FilteredEmpty: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.type(await page.findByLabelText("Contains"), "Zebedee Quux{Enter}");
    await expect(
      await page.findByRole("heading", { name: "No applications match your search" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: 500 },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "Applications could not be loaded" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: 403, getJob: 403 },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "You may not see applications" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
    await page.findByText(/^Applicants for this job are anonymised/);
    const filterBy = await page.findByRole("combobox", { name: "Filter by" });
    const fields = within(filterBy).getAllByRole("option");
    await expect(fields.map(({ textContent }) => textContent)).toEqual([
      "Status",
      "Candidate number",
      "Tag",
      "Show only",
      "Rating from",
      "Score from",
    ]);
  },
};

/** Specification §6: what the company highlights for the user's type, by icon and name. */
export const Highlighted: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const [mark] = await page.findAllByText("Referral");
    await expect(mark).toBeVisible();
    await expect(mark?.closest("tr")).toHaveTextContent("Employee referral");
  },
};

/** Where the source is hidden, nothing tells who was referred. */
export const HighlightedOfWhatIsShown: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await expect(page.queryByText("Referral")).toBeNull();
  },
};

/** A personal mark, counted on the job. */
export const NotYetViewed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const left = async () =>
      Number(/\d+/.exec((await page.findByText(/not yet viewed by you$/)).textContent)?.[0]);
    const before = await left();
    await userEvent.click(page.getByRole("link", { name }));
    await page.findByRole("tab", { name: /^Answers/ }, { timeout: 15_000 });
    await userEvent.click(page.getAllByRole("link", { name: /\(\d+\)$/ })[0] as HTMLElement);
    await waitFor(async () => expect(await left()).toBe(before - 1));
  },
};

export const Exported: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Export as CSV" }));
    await screen.findByText("The list was exported");
  },
};

export const SelectionExported: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?per_page=3") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
    const bar = within(page.getByRole("group", { name: "Selected rows" }));
    await userEvent.click(bar.getByRole("button", { name: "Export" }));
    await screen.findByText("The selection was exported");
    await bar.findByText("1 selected");
  },
};

/** Keyboard triage: arrows move through the queue, number keys move the stage. */
export const ReviewedByKeyboard: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    await page.findByRole("heading", { name: /^Queue: 1 of/ }, { timeout: 15_000 });
    const shown = () => page.queryByRole("heading", { level: 1 })?.textContent;
    await waitFor(() => expect(shown()).toBe(name));
    await userEvent.keyboard("{ArrowRight}");
    await page.findByRole("heading", { name: /^Queue: 2 of/ }, { timeout: 15_000 });
    await waitFor(() => expect(shown()).not.toBe(name));
    await userEvent.keyboard("{ArrowLeft}");
    await page.findByRole("heading", { name: /^Queue: 1 of/ }, { timeout: 15_000 });
    await page.findByRole("button", { name: /^Shortlist 2$/ });
    await userEvent.keyboard("2");
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job`));
    await page.findByRole("heading", { name: /^Queue: 1 of/ });
  },
};

export const ReviewedToTheEnd: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const late = { timeout: 15_000 };
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    const heading = await page.findByRole("heading", { name: /^Queue: 1 of/ }, late);
    const [count] = /\d+$/.exec(heading.textContent ?? "") ?? [];
    await expect(Number(count)).toBeGreaterThan(25);
    await userEvent.click(await page.findByRole("button", { name: "Last page" }));
    const queue = await page.findByRole("list", { name: "Queue" });
    await waitFor(() => expect(within(queue).queryByText("(shown)")).toBeNull());
    await userEvent.click((await within(queue).findAllByRole("link")).at(-1) as HTMLElement);
    await page.findByRole("heading", { name: `Queue: ${count} of ${count}` }, late);
    await expect(await page.findByRole("button", { name: /^Next right/ })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: /^Previous left/ }));
    await page.findByRole("heading", { name: `Queue: ${Number(count) - 1} of ${count}` }, late);
  },
};

/** What is read side by side is on the record of each. */
export const ComparedSideBySide: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Compare" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Compare 2 applications" }, { timeout: 15_000 }),
    );
    await dialog.findByRole("columnheader", { name });
    await expect(dialog.getByRole("rowheader", { name: "Employment" })).toBeVisible();
    const api = await storyApi();
    for (const { id } of (await recordsOf(api, isOpenToAll)).slice(0, 2))
      await waitFor(async () => {
        const query = { show: "reads" } as const;
        const { records } = await api.client.call(listActivity, { params: { id }, query });
        await expect(records[0]).toMatchObject({ type: "viewed", actor: { first_name: "Tom" } });
      });
  },
};

/** Rules of the field, Scorecards: side by side too, others' are hidden until one's own is submitted. */
export const ScorecardsCompared: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const api = await storyApi();
    const priya = api.visitor();
    await priya.signIn(manager);
    const [scored, unscored] = page
      .getAllByRole("rowheader")
      .map((row) =>
        Number(/\d+$/.exec(within(row).getByRole("link").getAttribute("href") ?? "")?.[0]),
      );
    const body = { ratings: [], decision: "STRONG_YES" as const, comment: "" };
    for (const id of [scored, unscored])
      await priya.client.call(submitScorecard, { params: { id: id as number }, version: 0, body });
    await api.client.call(submitScorecard, {
      params: { id: scored as number },
      version: 0,
      body: { ...body, ratings: [{ name: "Kindness", rating: "YES" }], decision: "NO" },
    });
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Compare" }));
    const soon = { timeout: 15_000 };
    const dialog = within(
      await screen.findByRole("dialog", { name: "Compare 2 applications" }, soon),
    );
    const line = async (name: string) =>
      (await dialog.findByRole("rowheader", { name }, soon)).closest("tr");
    await expect(await line("Scorecards")).toHaveTextContent(
      /: No\s*.*: Strong yes\s*1 hidden until you submit yours/,
    );
    await expect(await line("Scored: Kindness")).toHaveTextContent("3 of 4–");
  },
};

export const ReasonsFailed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listExitReasons: 500 },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Withdraw…" }));
    await screen.findByRole(
      "heading",
      { name: "Reasons could not be loaded" },
      { timeout: 15_000 },
    );
  },
};

/** Where none of the chosen may go, that is said and why. */
export const NobodyMoves: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?filter=incomplete") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Reject…" }));
    await screen.findByText("Nobody was moved to Rejected");
    await screen.findByText("The candidate has not submitted it yet: it can only be withdrawn.");
  },
};

/** Withdrawn before it was submitted, an application comes back by Undo. */
export const IncompleteUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?filter=incomplete") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Withdrawn…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("radio", { name: "No reply" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move to Withdrawn" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }, { timeout: 15_000 }));
    await expect(await page.findByRole("link", { name }, { timeout: 15_000 })).toBeVisible();
  },
};

/** Before tags are saved: who would have too many, and keeps what they have. */
export const TooManyTags: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const tagged = page
      .getAllByRole("row")
      .find((row) => within(row).queryByText(/^(Returner|Nights|Part time|Internal)$/));
    const row = within(tagged as HTMLElement);
    const name = row.getByRole("rowheader").querySelector("a")?.textContent;
    await userEvent.click(row.getByRole("checkbox"));
    await userEvent.click(page.getByRole("button", { name: "Tag…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    const add = dialog.getByLabelText("Add", { selector: "input" });
    for (let at = 0; at < 20; at++) await userEvent.type(add, `T${at}{Enter}`);
    await dialog.findByText(`${name} stays. It would have more than 20 tags.`);
  },
};

/** Design §6: tabs, counts and moves by the stages of the job's own workflow. */
export const StagesOfItsOwn: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(hasWorkflow, "?status=INTERVIEW") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const tab = (name: RegExp) => page.getByRole("radio", { name });
    const both = tab(/^First interview and Task and panel/);
    await expect(both).toBeChecked();
    const inFirst = () => count(tab(/^First interview ?\d/));
    await expect(count(both)).toBe(inFirst() + count(tab(/^Task and panel/)));
    const before = inFirst();
    await userEvent.click(tab(/^New/));
    await page.findByRole("table", { name: "New" });
    const [, first, second] = await page.findAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "First interview" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await dialog.findByText(/: New → First interview$/);
    await userEvent.click(dialog.getByRole("button", { name: "Move to First interview" }));
    await screen.findByText(/and 1 other have been updated to First interview for job/);
    await waitFor(() => expect(inFirst()).toBe(before + 2));
  },
};

/** A row opens a drawer, with the full page one click away. */
export const OpenedBesideTheList: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const link = page.getByRole("link", { name });
    const [row, second] = page.getAllByRole("rowheader").map((head) => head.closest("tr"));
    const href = link.getAttribute("href");
    await userEvent.click(row?.querySelector("td:nth-of-type(2)") as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name }, { timeout: 15_000 }));
    await expect(await drawer.findByRole("link", { name: "Open full page" })).toHaveAttribute(
      "href",
      href,
    );
    await waitFor(() => expect(within(row as HTMLElement).queryByText(/Not viewed/)).toBeNull());

    const nextName = within(second as HTMLElement).getByRole("link", { hidden: true }).textContent;
    await userEvent.click(
      await drawer.findByRole("button", { name: `Next application: ${nextName}` }),
    );
    const next = within(await screen.findByRole("dialog", { name: nextName }));
    await userEvent.click(await next.findByRole("button", { name: "Move to Shortlist" }));
    await next.findByText("Shortlist", {}, { timeout: 15_000 });
    await waitFor(() => expect(page.queryByText(nextName)).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const OpenedByKeyboard: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const look = page.getByRole("button", { name: `Look at ${name}` });
    look.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name }, { timeout: 15_000 });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await within(dialog).findByText("Anonymised");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(look).toHaveFocus());
  },
};
