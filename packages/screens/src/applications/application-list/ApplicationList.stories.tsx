import { listTags } from "@ats/core/tags/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";
import {
  applicationsOf,
  hasWorkflow,
  isAnonymised,
  isOpenToAll,
  isWithoutApplications,
  manager,
  recruiter,
} from "../story-places.ts";
import { addFilter, searchFor } from "../../lists/story-filter.ts";
import { openedList, trailingNumber } from "./story-list.ts";

const meta: Meta = { title: "Applications/Application list" };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement, step }) => {
    const { page, name } = await openedList(canvasElement);
    await step("Active applications are listed by status.", async () => {
      // The number names the job: no comma parts its thousands.
      await expect(await page.findByText(/^Job 1\d{3} · /)).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Show applications" })).toHaveDisplayValue(
        "Active applications",
      );
      await expect(page.getByRole("columnheader", { name: /Status/ })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
    });
    await step("The list is exported.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "More" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
      await screen.findByText("The list was exported");
    });
    await step(
      "Specification §6: highlights for the user's type are shown, by icon and name.",
      async () => {
        const [mark] = await page.findAllByRole("button", { name: "1 highlight: Referral" });
        await expect(mark?.closest("tr")).toHaveTextContent("Employee referral");
        await userEvent.click(mark as HTMLElement);
        const marks = await screen.findByRole("dialog", { name: "1 highlight" });
        await expect(within(marks).getByText("Referral")).toBeVisible();
      },
    );
    await step("The list is narrowed to the best rated.", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await addFilter(page, "Rating from", "4 stars");
      const remove = { name: "Remove Rating from: 4 stars" };
      await page.findByRole("button", remove);
      const unrated = () =>
        page.queryAllByRole("row").filter((row) => !/[45] of 5 stars/.test(row.innerHTML));
      await waitFor(() => expect(unrated()).toHaveLength(1));
      await userEvent.click(await page.findByRole("button", remove));
      await waitFor(() => expect(unrated().length).toBeGreaterThan(1));
    });
    await step("An applicant is found by their full name.", async () => {
      await searchFor(page, name);
      await waitFor(() => expect(page.getAllByRole("rowheader").length).toBe(1));
      await expect(await page.findByRole("link", { name })).toBeVisible();
    });
    await step("A search without results says so.", async () => {
      await userEvent.clear(page.getByRole("searchbox"));
      await searchFor(page, "Zebedee Quux");
      await expect(
        await page.findByRole("heading", { name: "No applications match your search" }),
      ).toBeVisible();
    });
  },
};

export const MovedByMenu: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    const before = trailingNumber(page.getByRole("radio", { name: /^Shortlist/ }));
    await userEvent.keyboard("jr");
    await screen.findByRole("dialog", { name: `Reject ${name}` }, { timeout: 15_000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await page.findByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlist" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await waitFor(() =>
      expect(trailingNumber(page.getByRole("radio", { name: /^Shortlist/ }))).toBe(before + 1),
    );
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job \\d+$`));
  },
};

/**
 * Quality U8: ratings and tags show at once, and a new tag joins the company's tags. Quality R2: a
 * rating that somebody else gave meanwhile stays.
 */
export const RatedAndTagged: Story = {
  name: "Specification §1: applications are rated and tagged in the list",
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED"),
    fail: { rateApplication: 412 },
  }),
  play: async ({ canvasElement, step }) => {
    const { page, name } = await openedList(canvasElement);
    const { client, fail } = await storyApi();
    const row = within(page.getByRole("link", { name }).closest("tr") as HTMLElement);
    await userEvent.click(await row.findByRole("button", { name: `Rate and tag ${name}` }));
    const sheet = within(await screen.findByRole("dialog", { name: `Rating and tags of ${name}` }));
    const best = { name: "5 of 5 stars" };
    await step("A refused rating comes back.", async () => {
      await userEvent.click(await sheet.findByRole("radio", best));
      await screen.findByText(`The rating of ${name} was not saved`);
      await waitFor(() => expect(sheet.getByRole("radio", best)).not.toBeChecked());
    });
    await step("Ratings and tags show at once, and a new tag joins the company's.", async () => {
      fail("rateApplication", Promise.resolve());
      await userEvent.click(await sheet.findByRole("radio", best));
      await userEvent.type(await sheet.findByLabelText("Tags"), "Speaks Welsh{Enter}");
      await row.findByText("Rating: 5 of 5 stars");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(async () => {
        const { records } = await client.call(listTags, {});
        await expect(records.map(({ label }) => label)).toContain("Speaks Welsh");
      });
    });
  },
};

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
        { name: "You don’t have access to applications" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
    await page.findByText(/^Applicants for this job are anonymised/);
    await page.findByRole("searchbox", { name: "Search by candidate number" });
    await userEvent.click(await page.findByRole("button", { name: "Filters" }));
    const filterBy = await screen.findByRole("combobox", { name: "Filter by" });
    const fields = () => within(filterBy).getAllByRole("option");
    await waitFor(() =>
      expect(fields().map(({ textContent }) => textContent)).toEqual([
        "Status",
        "Tag",
        "Show only",
        "Rating from",
        "Score from",
        "Applied",
        "In stage since",
        "Notice period",
        "Preferred shift",
      ]),
    );
  },
};

/** With the source hidden, no highlight reveals who was referred. */
export const HighlightedOfWhatIsShown: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    await expect(page.queryByRole("button", { name: /Referral/ })).toBeNull();
  },
};

/** Viewed is a mark per reader, and the job counts the unviewed. */
export const NotYetViewed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    const left = async () =>
      Number(/\d+/.exec((await page.findByText(/not yet viewed by you$/)).textContent)?.[0]);
    const before = await left();
    await userEvent.click(await page.findByRole("link", { name }));
    await page.findByRole("tab", { name: /^Answers/ }, { timeout: 15_000 });
    await userEvent.click(page.getAllByRole("link", { name: /\(\d+\)$/ })[0] as HTMLElement);
    await waitFor(async () => expect(await left()).toBe(before - 1));
  },
};

/**
 * Keyboard triage: arrow keys move through the queue, number keys change the stage. After a
 * decision the next applicant comes, unless the reviewer turned that off; Undo comes back.
 */
export const ReviewedByKeyboard: Story = {
  name: "Specification §1: applications are reviewed by keyboard",
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED"),
    // The queue may be there before the code that listens to its keys.
    before: () => import("../application-details/ReviewKeys.tsx"),
  }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    await page.findByRole("heading", { name: /^Queue: 1 of/ }, { timeout: 15_000 });
    const shown = () => page.queryByRole("heading", { level: 1 })?.textContent;
    await waitFor(() => expect(shown()).toBe(name));
    await userEvent.keyboard("{ArrowRight}");
    await page.findByRole("heading", { name: /^Queue: 2 of/ }, { timeout: 15_000 });
    await waitFor(() => expect(shown()).not.toBe(name));
    await userEvent.keyboard("{ArrowLeft}");
    await page.findByRole("heading", { name: /^Queue: 1 of/ }, { timeout: 15_000 });
    await page.findByRole("button", { name: "Shortlist" });
    await userEvent.keyboard("2");
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job`));
    await waitFor(() => expect(shown()).not.toBe(name));
    await page.findByRole("heading", { name: /^Queue: 1 of/ });
    await expect(page.queryByRole("link", { name })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toBe(name));
    await userEvent.click(await page.findByRole("switch", { name: /^Go on to the next/ }));
    await userEvent.click(await page.findByRole("button", { name: "Shortlist" }));
    await waitFor(() => expect(page.getByRole("button", { name: "Shortlist" })).toBeDisabled());
    await expect(shown()).toBe(name);
    await userEvent.click(await page.findByRole("radio", { name: "All" }));
    await userEvent.keyboard("j");
    await waitFor(() => expect(shown()).not.toBe(name));
    await page.findByRole("link", { name });
  },
};

export const ReviewedToTheEnd: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
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
    await expect(await page.findByRole("button", { name: "Next" })).toBeDisabled();
    await userEvent.click(await page.findByRole("button", { name: "Previous" }));
    await page.findByRole("heading", { name: `Queue: ${Number(count) - 1} of ${count}` }, late);
  },
};

/** Design §6: tabs, counts and moves follow the job's own workflow. */
export const StagesOfItsOwn: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(hasWorkflow, "?status=INTERVIEW") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const tab = (name: RegExp) => page.getByRole("radio", { name });
    const both = tab(/^First interview and Task and panel/);
    await expect(both).toBeChecked();
    const inFirst = () => trailingNumber(tab(/^First interview ?\d/));
    await expect(trailingNumber(both)).toBe(inFirst() + trailingNumber(tab(/^Task and panel/)));
    const before = inFirst();
    await userEvent.click(tab(/^New/));
    await page.findByRole("table", { name: "New", busy: false });
    const [, first, second] = await page.findAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "First interview" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await dialog.findByText(/: from New to First interview$/);
    await userEvent.click(await dialog.findByRole("button", { name: "Move to First interview" }));
    await screen.findByText(/and 1 other have been updated to First interview for job/);
    await waitFor(() => expect(inFirst()).toBe(before + 2));
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: recruiter, path: applicationsOf(isOpenToAll) },
  { shown: openedList },
);
