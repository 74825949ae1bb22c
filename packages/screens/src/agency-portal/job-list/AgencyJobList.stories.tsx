import { addAgencyDocument } from "@ats/core/agencies/documents-contract";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Jobs" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const path = to.agencyJobList();
const northgate = 1;

/** A client's released jobs; one is read, and the client switched. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole("rowheader", {}, soon);
    const title = first?.textContent ?? "";
    await step("A job says what the client shows of it.", async () => {
      await userEvent.click(first as HTMLElement);
      const drawer = within(await screen.findByRole("dialog", {}, soon));
      await drawer.findByText("Fee", {}, soon);
      await expect(drawer.queryByText(/Hiring manager/)).toBeNull();
      const question = await drawer.findByRole("textbox", { name: /^Your question/ });
      await userEvent.click(drawer.getByRole("button", { name: "Ask" }));
      await drawer.findAllByText("Write the question.", {}, soon);
      await userEvent.type(question, "Is there parking?");
      await userEvent.click(drawer.getByRole("button", { name: "Ask" }));
      await drawer.findByText("Is there parking?", {}, soon);
      await waitFor(() => expect(question).toHaveValue(""), soon);
      await userEvent.keyboard("{Escape}");
    });
    await step("A word that no job has finds none.", async () => {
      const field = page.getByRole("searchbox", { name: "Search title or place" });
      await userEvent.type(field, "zeppelin");
      await page.findByText("No job matches “zeppelin”", {}, soon);
      await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
      await waitFor(() => expect(page.getAllByRole("rowheader")[0]).toHaveTextContent(title), soon);
    });
    await step("Another client has released nothing.", async () => {
      await userEvent.click(page.getByRole("button", { name: /Client/ }));
      await userEvent.click(await screen.findByRole("option", { name: "Riverside Council" }, soon));
      await page.findByText("Jobs that Riverside Council releases to you appear here.", {}, soon);
    });
  },
};

/** A client needs two-step verification: the page says how to turn it on, and another client works. */
export const TwoStepNeeded: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      const admin = api.visitor();
      await admin.signIn("admin@northgate.example");
      await admin.client.call(saveSpecificSetting, {
        body: {
          field: "company_settings",
          property: "agency_settings",
          value: JSON.stringify({ shown_progress: "milestones", needs_two_step: true }),
        },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Two-step verification needed" }, soon);
    await expect(page.getByRole("link", { name: "Turn on two-step verification" })).toHaveAttribute(
      "href",
      "/settings?section=verification",
    );
    await expect(page.queryByRole("table")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: /Client/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Riverside Council" }, soon));
    await page.findByText("Jobs that Riverside Council releases to you appear here.", {}, soon);
  },
};

/** Documents that the client shares with its agencies stand in the job's drawer. */
export const Documents: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      const { records } = await api.client.call(listAgencyJobs, {
        params: { client_id: northgate },
      });
      const recruiter = api.visitor();
      await recruiter.signIn("recruiter@northgate.example");
      await recruiter.client.call(addAgencyDocument, {
        query: { job_id: records[0]?.id ?? 0, name: "Interview guide.pdf" },
        body: new File(["%PDF-1.4 Guide"], "Interview guide.pdf"),
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(first as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByRole("button", { name: "Download Interview guide.pdf" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listAgencyJobs: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as, path });
