import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
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
    // The demo's active applications all have a CV: this one's is taken away on its way.
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
    await expect(page.getByRole("heading", { name: "No CV" })).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationOf(isAnonymised, anybody) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
    await page.findByText("Anonymised: name, contact details and CV are hidden from you");
    await expect(page.getByRole("heading", { name: "The CV is hidden from you" })).toBeVisible();
    await userEvent.click(page.getByRole("tab", { name: "History" }));
    await page.findByRole("heading", { name: "The history is hidden from you" });
  },
};

export const MovedToTheNextStage: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Move to Shortlist" }));
    await expect(await page.findByRole("button", { name: "Move to Interview" })).toHaveFocus();
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job`));
    await userEvent.click(page.getByRole("tab", { name: "Activity" }));
    await page.findByText(/moved the application from Applied to Shortlist$/);
  },
};

export const RefusedMoveComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { updateApplicationStatus: 500 } }),
  play: async ({ canvasElement }) => {
    const { page, name } = await details(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Move to Shortlist" }));
    await screen.findByText(`${name} was not moved to Shortlist`);
    await expect(await page.findByRole("button", { name: "Move to Shortlist" })).toBeVisible();
  },
};

export const NoteAdded: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(page.getByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Strong answers; ask about nights.");
    await userEvent.click(page.getByRole("button", { name: "Add note" }));
    const notes = within(await page.findByRole("list", { name: "Notes" }));
    await expect(await notes.findByText("Strong answers; ask about nights.")).toBeVisible();
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(""));
  },
};

export const UnsavedNoteStays: Story = {
  ...onBrowserApi({ as: recruiter, path: isNew, fail: { addNote: "network" } }),
  play: async ({ canvasElement }) => {
    const { page } = await details(canvasElement);
    await userEvent.click(page.getByRole("tab", { name: /^Notes/ }));
    const field = await page.findByLabelText("Note");
    await userEvent.type(field, "Ready to start in May.");
    await userEvent.click(page.getByRole("button", { name: "Add note" }));
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
      { name: "You may not see this application" },
      { timeout: 15_000 },
    );
  },
};

/** Specification §6: what the company highlights for the user's type stands beside the status. */
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
