import { testCv } from "@ats/api/internal/testing/records";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { readSubmittedCv, submitCandidates } from "@ats/core/agency-portal/submission-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Disputes" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const northgate = 1;
const path = to.agencyCandidate({ id: northgate });

const submitted = "mia@hill.example";

/** The form of a job for which the agency has submitted somebody already. */
async function submitting({ client }: BrowserApi) {
  const params = { client_id: northgate };
  const { records } = await client.call(listAgencyJobs, { params, query: {} });
  const job_id = records[0]?.id ?? 0;
  const of = { client_id: northgate, job_id };
  const cv = { name: "Mia Hill.pdf" };
  const { upload } = await client.call(readSubmittedCv, { params: of, query: cv, body: testCv() });
  const candidate = {
    first_name: "Mia",
    last_name: "Hill",
    email: submitted,
    cv: { ...cv, upload },
    consent_date: "2026-01-10",
    has_right_to_represent: true as const,
    accepts_fee: true as const,
  };
  await client.call(submitCandidates, { params: of, body: { candidates: [candidate] } });
  return `${to.submitCandidates({ id: northgate })}?job=${job_id}`;
}

async function openFile(canvasElement: HTMLElement, name: string) {
  const page = within(canvasElement);
  const table = within(await page.findByRole("table", { name: "Disputes" }, soon));
  await userEvent.click(await table.findByText(name, {}, soon));
  return within(await screen.findByRole("dialog", { name: "Dispute" }, soon));
}

/** The agency adds to its file, which names the client's person who decides. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Priya Shah");
    const form = within(await drawer.findByRole("form", { name: "Add to the file" }, soon));
    const field = form.getByRole("textbox", { name: /^Statement/ });
    await userEvent.type(field, "She agreed to be submitted on 2 May.");
    await userEvent.click(form.getByRole("button", { name: "Add" }));
    const timeline = within(await drawer.findByRole("list", { name: "Timeline" }, soon));
    await timeline.findByText("She agreed to be submitted on 2 May.", {}, soon);
    await expect(drawer.queryByRole("button", { name: /Decide/ })).toBeNull();
    await expect(drawer.queryByText("Only your company sees this")).toBeNull();
  },
};

/** A decided file takes nothing more. */
export const Decided: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Owen Pryce");
    await drawer.findAllByText(/^The candidate is not Brightstaff’s\./, {}, soon);
    await expect(drawer.queryByRole("form", { name: "Add to the file" })).toBeNull();
  },
};

/** A person who is not open for submission is disputed, without an answer about them. */
export const NotOpen: Story = {
  ...onBrowserApi({ as, path: submitting }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const check = within(await page.findByRole("form", { name: "Check first" }, soon));
    await userEvent.type(check.getByRole("textbox", { name: "Email" }), submitted);
    await userEvent.click(check.getByRole("button", { name: "Check" }));
    await userEvent.click(await check.findByRole("button", { name: "Open a dispute…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Open a dispute with Northgate Group" }, soon),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Open the dispute" }));
    await dialog.findAllByText("Enter the reason.", {}, soon);
    await userEvent.type(dialog.getByRole("textbox", { name: /^First name/ }), "Priya");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "She is ours.");
    await userEvent.click(dialog.getByRole("button", { name: "Open the dispute" }));
    await screen.findByText("Dispute opened", {}, soon);
  },
};

/** The agency withdraws its dispute. */
export const Withdrawn: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const drawer = await openFile(canvasElement, "Priya Shah");
    await userEvent.click(
      await drawer.findByRole("button", { name: "Withdraw the dispute…" }, soon),
    );
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the dispute" }));
    await drawer.findAllByText("Withdrawn", {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as, path });
