import { testCv } from "@ats/api/internal/testing/records";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { openedList } from "../../applications/application-list/story-list.ts";
import {
  applicationsOf,
  isAnonymised,
  isOpenToAll,
  manager,
  recruiter,
} from "../../applications/story-places.ts";

const meta: Meta = { title: "Jobs/Job page" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

/** A new person's CV fills the form; their application stands first in the list. */
export const ApplicantAddedFromACv: Story = {
  name: "An applicant is added on the job’s page, from a CV",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Add applicant" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: /^Add an applicant to / }, soon),
    );
    await userEvent.click(dialog.getByRole("radio", { name: "New candidate", hidden: true }));
    const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, testCv("Reach me: nora.finch@mail.example"));
    await dialog.findByDisplayValue("nora.finch@mail.example", {}, soon);
    const first = dialog.getByRole("textbox", { name: /First name/ });
    await userEvent.clear(first);
    await userEvent.type(first, "Nora");
    const last = dialog.getByRole("textbox", { name: /Last name/ });
    await userEvent.clear(last);
    await userEvent.type(last, "Finch");
    await userEvent.click(dialog.getByRole("button", { name: "Add applicant" }));
    await screen.findByText("Nora Finch added to the job", {}, soon);
    await waitFor(
      () => expect(page.getAllByRole("rowheader")[0]).toHaveTextContent("Nora Finch"),
      soon,
    );
  },
};

/** The hiring team is changed, the advert read and the job closed and reopened without leaving. */
export const RunFromItsPage: Story = {
  name: "A job’s team, advert and status are one click from its list",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    const title = page.getByRole("heading", { level: 1 }).textContent;
    await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Advert" }));
    const advert = within(await screen.findByRole("dialog", { name: title }, soon));
    await advert.findByRole("link", { name: "Open the public page" }, soon);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Team" }));
    const team = within(await screen.findByRole("dialog", { name: "Hiring team" }, soon));
    const before = await team.findByRole("button", { name: /Hiring manager/ }, soon);
    const was = before.textContent;
    await userEvent.click(before);
    const listbox = within(await screen.findByRole("listbox", {}, soon));
    await userEvent.click(
      (await listbox.findAllByRole("option", { selected: false }))[0] as HTMLElement,
    );
    await userEvent.click(team.getByRole("button", { name: "Save" }));
    await screen.findByText("Hiring team saved", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Team" }));
    const again = within(await screen.findByRole("dialog", { name: "Hiring team" }, soon));
    const after = await again.findByRole("button", { name: /Hiring manager/ }, soon);
    await expect(after.textContent).not.toBe(was);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as filled" }, soon));
    const closing = within(await screen.findByRole("dialog", { name: /^Mark as filled: / }, soon));
    await userEvent.click(closing.getByRole("radio", { name: "Filled internally" }));
    await userEvent.click(closing.getByRole("button", { name: "Mark as filled" }));
    await page.findByRole("button", { name: "Reopen" }, soon);
    await expect(page.queryByRole("button", { name: "Add applicant" })).toBeNull();
  },
};

/** Whoever may not publish sees advert and team, and nothing to change. */
export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page } = await openedList(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Team" }));
    const team = within(await screen.findByRole("dialog", { name: "Hiring team" }, soon));
    await team.findByText("Hiring manager");
    await expect(team.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(page.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(page.queryByRole("button", { name: "Close", hidden: true })).toBeNull();
  },
};
