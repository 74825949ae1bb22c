import { listAgencies } from "@ats/core/agencies/contract";
import { listAgencyDisputes } from "@ats/core/agencies/disputes-contract";
import { getCandidateOwnership } from "@ats/core/agencies/ownership-contract";
import { listApplications } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Disputes" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

/** The page of an agency by its name. */
const agencyOf =
  (q: string): OnBrowserApi["path"] =>
  async ({ client }) => {
    const { records } = await client.call(listAgencies, { query: { filter: "all", q } });
    return to.agencyEdit({ id: records[0]?.id ?? 0 });
  };
const path = agencyOf("Brightstaff");

async function openFile(canvasElement: HTMLElement, state: string) {
  const page = within(canvasElement);
  const table = within(await page.findByRole("table", { name: "Disputes" }, soon));
  await userEvent.click((await table.findAllByText(state, {}, soon))[0] as HTMLElement);
  return within(await screen.findByRole("dialog", { name: "Dispute" }, soon));
}

/** The named person decides with a reason, and the file closes. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const drawer = await openFile(canvasElement, "Open");
    await step("A statement is added, which both sides read.", async () => {
      const form = within(await drawer.findByRole("form", { name: "Add to the file" }, soon));
      await userEvent.click(form.getByRole("button", { name: "Add" }));
      await form.findAllByText("Write a statement or choose a proof.", {}, soon);
      const field = form.getByRole("textbox", { name: /^Statement/ });
      await userEvent.type(field, "She wrote to us in May.");
      await userEvent.click(form.getByRole("button", { name: "Add" }));
      const timeline = within(await drawer.findByRole("list", { name: "Timeline" }, soon));
      await timeline.findByText("She wrote to us in May.", {}, soon);
    });
    await step("The decision needs a reason.", async () => {
      await userEvent.click(await drawer.findByRole("button", { name: "Decide…" }, soon));
      const dialog = within(
        await screen.findByRole("dialog", { name: "Decide the dispute" }, soon),
      );
      await userEvent.click(
        dialog.getByRole("radio", { name: "The candidate is not Brightstaff’s" }),
      );
      await userEvent.click(dialog.getByRole("button", { name: "Decide" }));
      await dialog.findAllByText("Give the reason in 20 characters or more.", {}, soon);
      await userEvent.type(
        dialog.getByRole("textbox", { name: /^Reason/ }),
        "Her own application came before the agency’s.",
      );
      await userEvent.click(dialog.getByRole("button", { name: "Decide" }));
    });
    await drawer.findAllByText(/^The candidate is not Brightstaff’s\./, {}, soon);
    await expect(drawer.queryByRole("form", { name: "Add to the file" })).toBeNull();
  },
};

/** Another colleague is named to decide, on record. */
export const Decider: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Open");
    await userEvent.click(await drawer.findByRole("button", { name: "Change who decides…" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Who decides?" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: /Who decides/ }, soon));
    const options = await screen.findAllByRole("option", {}, soon);
    const another = options.find((option) => option.getAttribute("aria-selected") === "false");
    await userEvent.click(another as HTMLElement);
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(drawer.getAllByText(/named who decides/)).toHaveLength(2), soon);
  },
};

/** The company opens a dispute from the application of the agency's candidate. */
export const OfAnApplication: Story = {
  ...onBrowserApi({
    as: admin,
    path: async ({ client }) => {
      const { records: jobs } = await client.call(listJobs, { query: { per_page: 100 } });
      for (const job of jobs) {
        const params = { id: job.id };
        const { records } = await client.call(listApplications, {
          params,
          query: { per_page: 100 },
        });
        for (const { id } of records.filter(({ source }) => source === "Brightstaff")) {
          const { owner } = await client.call(getCandidateOwnership, { params: { id } });
          const { total } = await client.call(listAgencyDisputes, {
            query: { application_id: id },
          });
          if (owner && total === 0) return to.applicationDetails({ id });
        }
      }
      throw new Error("The demo has no such applicant.");
    },
  }),
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole("region", { name: "Agency" }, soon));
    await userEvent.click(await card.findByRole("button", { name: "Dispute…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Open a dispute with Brightstaff" }, soon),
    );
    await userEvent.type(
      dialog.getByRole("textbox", { name: /^Reason/ }),
      "The candidate says that they never agreed.",
    );
    await userEvent.click(await dialog.findByRole("button", { name: /Who decides/ }, soon));
    const colleagues = within(await screen.findByRole("listbox", {}, soon));
    await userEvent.click((await colleagues.findAllByRole("option"))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole("button", { name: "Open the dispute" }));
    await screen.findByText("Dispute opened", {}, soon);
    await card.findByRole("list", { name: "Disputes" }, soon);
  },
};

/** A recruiter reads the file and adds nothing. */
export const ForARecruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Decided");
    await drawer.findByRole("list", { name: "Timeline" }, soon);
    await expect(drawer.queryByRole("button", { name: /Decide|Withdraw|Add/ })).toBeNull();
  },
};

/** An agency without disputes. */
export const Empty: Story = {
  ...onBrowserApi({ as: admin, path: agencyOf("Talent") }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("No disputes", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { getAgencyDispute: 500 } }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Decided");
    await drawer.findByRole("button", { name: "Try again" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
