import { getCandidateOwnership } from "@ats/core/agencies/ownership-contract";
import { listApplications } from "@ats/core/applications/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi } from "../../app/story.tsx";
import { listJobs } from "@ats/core/jobs/list-contract";

const meta: Meta = { title: "Agencies/Ownership of a candidate" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

/** An applicant whom an agency owns; `isAsked` where it asks for a renewal. */
const owned =
  (isAsked: boolean): OnBrowserApi["path"] =>
  async ({ client }) => {
    const { records: jobs } = await client.call(listJobs, { query: { per_page: 100 } });
    for (const job of jobs) {
      const { records } = await client.call(listApplications, {
        params: { id: job.id },
        query: { per_page: 100 },
      });
      for (const { id } of records.filter(({ source }) => source === "Brightstaff")) {
        const { owner, asked } = await client.call(getCandidateOwnership, { params: { id } });
        if (owner && (asked !== null) === isAsked) return to.applicationDetails({ id });
      }
    }
    throw new Error("The demo has no such applicant.");
  };

/** The ownership is renewed, then ended for a reason. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path: owned(false) }),
  play: async ({ canvasElement, step }) => {
    const card = within(await within(canvasElement).findByRole("region", { name: "Agency" }, soon));
    const before = card.getByText(/^Owned until/).textContent;
    await step("It is renewed by months.", async () => {
      await userEvent.click(card.getByRole("button", { name: "Renew…" }));
      const dialog = within(
        await screen.findByRole("dialog", { name: "Renew Brightstaff’s ownership" }, soon),
      );
      await userEvent.click(dialog.getByRole("button", { name: "Renew" }));
      await screen.findByText("Ownership renewed", {}, soon);
      await waitFor(
        () => expect(card.getByText(/^Owned until/).textContent).not.toBe(before),
        soon,
      );
    });
    await step("It ends with a reason, which the history keeps.", async () => {
      await userEvent.click(card.getByRole("button", { name: "End…" }));
      const dialog = within(
        await screen.findByRole("alertdialog", { name: "End Brightstaff’s ownership?" }, soon),
      );
      await userEvent.click(dialog.getByRole("radio", { name: "Agreed with the agency" }));
      await userEvent.click(dialog.getByRole("button", { name: "End the ownership" }));
      await card.findByText("No agency owns this candidate now.", {}, soon);
      await userEvent.click(card.getByRole("button", { name: "History" }));
      const drawer = within(await screen.findByRole("dialog", { name: "History" }, soon));
      await drawer.findByText(/^Ended: Agreed with the agency/, {}, soon);
    });
  },
};

/** The agency asks for a renewal, which is declined. */
export const RenewalAsked: Story = {
  ...onBrowserApi({ as: admin, path: owned(true) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/asks to renew the ownership/, {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(page.queryByText(/asks to renew the ownership/)).toBeNull(), soon);
  },
};

/** A recruiter reads it. */
export const ForARecruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: owned(false) }),
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole("region", { name: "Agency" }, soon));
    await card.findByText(/^Owned until/, {}, soon);
    await expect(card.queryByRole("button", { name: "Renew…" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path: owned(true) });
