import type { Meta, StoryObj } from "@storybook/react-vite";
import { listActivity } from "@ats/core/applications/contract";
import { submitScorecard } from "@ats/core/applications/scorecard-contract";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { applicationsOf, isOpenToAll, manager, recruiter } from "./story-places.ts";
import { openedList, recordsOf } from "./application-list/story-list.ts";

const meta: Meta = { title: "Applications/Compare" };
export default meta;

type Story = StoryObj;

/** Comparing applications is on the activity record of each. */
export const ComparedSideBySide: Story = {
  name: "Specification §1: applicants are compared side by side",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Compare" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Compare 2 applications" }, { timeout: 15_000 }),
    );
    await dialog.findByRole("columnheader", { name });
    await expect(await dialog.findByRole("rowheader", { name: "Employment" })).toBeVisible();
    const api = await storyApi();
    for (const { id } of (await recordsOf(api, isOpenToAll)).slice(0, 2))
      await waitFor(async () => {
        const query = { show: "reads" } as const;
        const { records } = await api.client.call(listActivity, { params: { id }, query });
        await expect(records[0]).toMatchObject({ type: "viewed", actor: { first_name: "Tom" } });
      });
  },
};

/**
 * Rules of the field, Scorecards: others' scorecards are hidden here too until the reader submits
 * their own.
 */
export const ScorecardsCompared: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
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
      body: { ...body, ratings: [{ name: "Works with others", rating: "YES" }], decision: "NO" },
    });
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(await page.findByRole("button", { name: "Compare" }));
    const soon = { timeout: 15_000 };
    const dialog = within(
      await screen.findByRole("dialog", { name: "Compare 2 applications" }, soon),
    );
    const line = async (name: string) =>
      (await dialog.findByRole("rowheader", { name }, soon)).closest("tr");
    await expect(await line("Scorecards")).toHaveTextContent(
      /: No\s*.*: Strong yes\s*1 hidden until you submit yours/,
    );
    await expect(await line("Scored: Works with others")).toHaveTextContent("3 of 4–");
  },
};

/** Opens the dialog with the first two applications of the list. */
const compared = async (canvasElement: HTMLElement) => {
  const { page } = await openedList(canvasElement);
  const [, first, second] = page.getAllByRole("checkbox");
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  await userEvent.click(await page.findByRole("button", { name: "Compare" }));
  const dialog = { name: "Compare 2 applications" };
  return within(await screen.findByRole("dialog", dialog, { timeout: 15_000 }));
};

const path = applicationsOf(isOpenToAll, "?status=APPLIED");

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getScorecards: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await compared(canvasElement);
    await expect(dialog.queryByRole("table")).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getScorecards: 500 } }),
  play: async ({ canvasElement }) => {
    const dialog = await compared(canvasElement);
    const heading = { name: "Applications could not be loaded" };
    await dialog.findByRole("heading", heading, { timeout: 15_000 });
    await expect(await dialog.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
