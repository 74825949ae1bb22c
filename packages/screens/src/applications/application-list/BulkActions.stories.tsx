import type { Meta, StoryObj } from "@storybook/react-vite";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { listBookingInvitations } from "@ats/core/interviews/booking-contract";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { applicationsOf, hasWorkflow, isOpenToAll, recruiter } from "../story-places.ts";
import { trailingNumber, openedList, recordsOf } from "./story-list.ts";

const meta: Meta = { title: "Applications/Bulk actions" };
export default meta;

type Story = StoryObj;

export const RejectedTogetherWithAReason: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Withdraw…" }));
    const withdrawing = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await withdrawing.findByRole("button", { name: "Withdraw" }));
    await withdrawing.findByText(/^Choose a reason/);
    await userEvent.click(withdrawing.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reject…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    await screen.findByText(/and 1 other have been updated to Rejected/);
    await expect(page.queryByRole("button", { name: "Move to…" })).toBeNull();
  },
};

export const TaggedTogetherAndUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Tag…" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Tag 2 applications" }, { timeout: 15_000 }),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Save tags" }));
    await dialog.findByText("Add or remove a tag.");
    await userEvent.type(await dialog.findByLabelText("Add"), "Second look{Enter}");
    await userEvent.click(await dialog.findByRole("button", { name: "Save tags" }));
    await screen.findByText("2 applications tagged");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(page.queryByText("Second look")).toBeNull());
  },
};

/** Invites the first two to choose a time, after the dialog lists who gets a link. */
const inviteTwo = async (page: ReturnType<typeof within>) => {
  const soon = { timeout: 15_000 };
  const [, first, second] = page.getAllByRole("checkbox");
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  await userEvent.click(await page.findByRole("button", { name: "Invite…" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Send 2 applicants a booking link" }, soon),
  );
  await dialog.findByText(/^2 of 2 invited: /);
  await userEvent.click(await dialog.findByRole("button", { name: /^Interviewers/ }, soon));
  const people = within(await screen.findByRole("listbox", {}, soon));
  const [person] = await people.findAllByRole("option", { selected: false }, soon);
  await userEvent.click(person as HTMLElement);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await dialog.findByRole("button", { name: "Send links" }));
  await screen.findByText("2 applicants can now choose a time", {}, soon);
};

const invitations = async () =>
  (await (await storyApi()).mail()).filter(({ subject }) =>
    subject.startsWith("Choose a time for your interview"),
  );

/** Each applicant gets their own link to choose a time. */
export const InvitedTogether: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    await inviteTwo(page);
    await expect(new Set((await invitations()).map(({ to }) => to)).size).toBe(2);
  },
};

/** Undo within the holding time stops the emails, and keeps what was typed. */
export const InvitedTogetherAndUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const { client } = await storyApi();
    await inviteTwo(page);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("2 applicants can no longer choose a time", {}, { timeout: 15_000 });
    const [first] = await recordsOf(await storyApi(), isOpenToAll);
    const params = { id: first?.id as number };
    await expect((await client.call(listBookingInvitations, { params })).records).toEqual([]);
  },
};

/** The dialogs list who is invited or moves, and who is not with the reason. */
export const EffectShownBefore: Story = {
  name: "Specification §1: a bulk action says what it will do before it does it",
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?filter=complete&sc=created_date_time&so=desc&per_page=100"),
  }),
  play: async ({ canvasElement, step }) => {
    const { page } = await openedList(canvasElement);
    const inStatus = (status: string) =>
      page
        .getAllByRole("row")
        .slice(1)
        .find((row) => within(row).queryAllByText(status).length > 0) as HTMLElement;
    const nameIn = (status: string) =>
      within(inStatus(status)).getByRole("rowheader").querySelector("a")?.textContent;
    const select = async (...statuses: string[]) => {
      for (const status of statuses)
        await userEvent.click(within(inStatus(status)).getByRole("checkbox"));
      await page.findByText(`${statuses.length} selected`);
    };
    await step("Who has left is not invited.", async () => {
      await select("Applied", "Rejected");
      await userEvent.click(await page.findByRole("button", { name: "Invite…" }));
      const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
      await dialog.findByText(`1 of 2 invited: ${nameIn("Applied")}`);
      await dialog.findByText(
        `${nameIn("Rejected")} is not invited. This application is not active. Restore it, then invite.`,
      );
    });
    await step("Who is in the stage already stays.", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(await page.findByRole("button", { name: "Clear selection" }));
      const name = nameIn("Applied");
      await select("Applied", "Shortlist");
      await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Applied" }));
      const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
      await dialog.findByText(`${name} stays. Already in Applied.`);
      await userEvent.click(await dialog.findByRole("button", { name: "Move to Applied" }));
      await screen.findByText(/has been updated to Applied/);
    });
  },
};

/** A selection survives a page change, and every result can be selected. */
export const SelectedOverPages: Story = {
  name: "Specification §1: a selection stays from page to page",
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED&per_page=3"),
  }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", { name: `Select ${name}` }));
    const bar = within(await page.findByRole("group", { name: "Selected rows" }));
    await userEvent.click(await page.findByRole("button", { name: "Next page" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await bar.findByText("1 selected");
    await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
    await bar.findByText("2 selected");
    const total = trailingNumber(page.getByRole("radio", { name: /^Applied/ }));
    await userEvent.click(await bar.findByRole("button", { name: `Select all ${total}` }));
    await bar.findByText(`All ${total} selected`);
    await userEvent.click(await bar.findByRole("button", { name: "Tag…" }));
    await screen.findByRole("dialog", { name: `Tag ${total} applications` }, { timeout: 15_000 });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await page.findByRole("button", { name: "Previous page" }));
    await waitFor(() =>
      expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeChecked(),
    );
    await userEvent.click(await page.findByRole("radio", { name: /^Shortlist/ }));
    await waitFor(() => expect(bar.queryByRole("button", { name: "Tag…" })).toBeNull());
  },
};

export const MoveUndone: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?status=APPLIED"),
    fail: { updateApplicationStatus: 500 },
  }),
  play: async ({ canvasElement, step }) => {
    const { page, name } = await openedList(canvasElement);
    const moveTo = async (stage: string) => {
      await userEvent.click(await page.findByRole("button", { name: `Move ${name}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: stage }));
    };
    await step("A refused move comes back.", async () => {
      await moveTo("Hire");
      await screen.findByText(`${name} was not moved to Hire`);
      await expect(await page.findByRole("link", { name })).toBeVisible();
    });
    await step("A move is undone.", async () => {
      (await storyApi()).fail("updateApplicationStatus", Promise.resolve());
      await moveTo("Processing");
      await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
      await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
      await expect(await page.findByRole("link", { name })).toBeVisible();
      await screen.findByText(new RegExp(`^${name} has been updated to Applied for job`));
    });
  },
};

/** Refused applications are named with the reason and selected again; the others are not. */
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
    const { page } = await openedList(canvasElement);
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
    await userEvent.click(await page.findByRole("button", { name: "Transfer…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    const title = others[0]?.job_title as string;
    await userEvent.type(
      await dialog.findByRole("combobox", { name: "To the job" }),
      title.slice(0, 8),
    );
    await userEvent.click(
      await screen.findByRole("option", { name: new RegExp(title) }, { timeout: 15_000 }),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Transfer" }));
    const said = "4 applications could not be transferred";
    await screen.findAllByText(said, {}, { timeout: 15_000 });
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    const refused = within(await screen.findByRole("list", { name: said }));
    for (const name of stay) await expect(await refused.findByText(name)).toBeVisible();
    await expect(refused.queryByText(goes)).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("link", { name: goes })).toBeNull());
    for (const name of stay) await expect(box(name)).toBeChecked();
    await expect(await page.findByText("4 selected")).toBeVisible();
    for (const close of screen.getAllByRole("button", { name: "Close" }))
      await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  },
};

export const SelectionExported: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, "?per_page=3"),
    fail: { listExitReasons: 500 },
  }),
  play: async ({ canvasElement, step }) => {
    const { page } = await openedList(canvasElement);
    await step("An export leaves the rows selected.", async () => {
      await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
      const bar = within(page.getByRole("group", { name: "Selected rows" }));
      await userEvent.click(await bar.findByRole("button", { name: "Export" }));
      await screen.findByText("The selection was exported");
      await bar.findByText("1 selected");
    });
    await step("Reasons that could not be loaded are reported.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Withdraw…" }));
      const heading = { name: "Reasons could not be loaded" };
      await screen.findByRole("heading", heading, { timeout: 15_000 });
    });
  },
};

export const Incomplete: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?filter=incomplete") }),
  play: async ({ canvasElement, step }) => {
    const { page, name } = await openedList(canvasElement);
    await step("A move that none of the selected applications can make says why.", async () => {
      await userEvent.click(page.getAllByRole("checkbox")[1] as HTMLElement);
      await userEvent.click(await page.findByRole("button", { name: "Reject…" }));
      await screen.findByText("Nobody was moved to Rejected");
      await screen.findByText("Not submitted yet, so it can only be withdrawn.");
    });
    await step("Undo restores one that was withdrawn before it was submitted.", async () => {
      await userEvent.click(await page.findByRole("button", { name: `Move ${name}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Withdraw…" }));
      const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
      await userEvent.click(await dialog.findByRole("radio", { name: "No reply" }));
      await userEvent.click(await dialog.findByRole("button", { name: "Withdraw" }));
      await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
      const undo = await screen.findByRole("button", { name: "Undo" }, { timeout: 15_000 });
      await userEvent.click(undo);
      await expect(await page.findByRole("link", { name }, { timeout: 15_000 })).toBeVisible();
    });
  },
};

/** Before saving, the dialog lists who would have too many tags and keeps theirs. */
export const TooManyTags: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const tagged = page
      .getAllByRole("row")
      .find((row) => within(row).queryByText(/^(Returner|Nights|Part time|Internal)$/));
    const row = within(tagged as HTMLElement);
    const name = row.getByRole("rowheader").querySelector("a")?.textContent;
    await userEvent.click(await row.findByRole("checkbox"));
    await userEvent.click(await page.findByRole("button", { name: "Tag…" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
    const add = dialog.getByLabelText("Add", { selector: "input" });
    await userEvent.click(add);
    for (let at = 0; at < 20; at++) await userEvent.keyboard(`T${at}{Enter}`);
    await dialog.findByText(`${name} stays. It would have more than 20 tags.`);
  },
};
