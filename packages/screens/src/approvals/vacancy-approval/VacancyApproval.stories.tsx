import { listRequisitions } from "@ats/core/approvals/contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { approvalPath, jobApprovalPath } from "../approval-path.ts";

const meta: Meta = { title: "Approvals/One request" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

const firstOf = (tab: "mine" | "decided") => async (api: BrowserApi) => {
  const { records } = await api.client.call(listRequisitions, { query: { tab } });
  return jobApprovalPath(records[0]?.subject_id ?? 0);
};

async function offer({ client }: BrowserApi) {
  const { records } = await client.call(listRequisitions, { query: { tab: "pending" } });
  const line = records.find(({ kind }) => kind === "offer");
  return line ? approvalPath(line) : "";
}

async function cost({ client }: BrowserApi) {
  const { records } = await client.call(listRequisitions, { query: { tab: "pending" } });
  const line = records.find(({ kind }) => kind === "cost");
  return line ? approvalPath(line) : "";
}

/** A rejection needs a comment. The approval opens the job. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: firstOf("mine") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reject" }, soon));
    await page.findByText("Say why, so that the request can be put right.", {}, soon);
    await userEvent.click(page.getByRole("button", { name: "Approve" }));
    const versions = { name: "Approved versions" };
    await page.findByRole("heading", versions, soon);
    await expect(page.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** The request as it was decided, with its history and versions. */
export const Decided: Story = { ...onBrowserApi({ as: recruiter, path: firstOf("decided") }) };

/** An offer that waits: its terms, and whom it is for where the reader may know. */
export const AnOffer: Story = {
  ...onBrowserApi({ as: recruiter, path: offer }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: /^Approval of the offer for / }, soon);
    await expect(page.getByText("£42,500 a year")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the application" })).toBeVisible();
  },
};

/** A cost that waits: what its approver needs to know, and no earlier hires. */
export const ACost: Story = {
  ...onBrowserApi({ as: "master@northgate.example", path: cost }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Approval of the cost Agency, Carewise" }, soon);
    await expect(page.getByText("£12,400.00")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Approve" }));
    await page.findByRole("heading", { name: "Approved versions" }, soon);
    await expect(page.queryByRole("heading", { name: /Earlier hires/ })).toBeNull();
  },
};

/** Without a job in the address. */
export const WithoutJob: Story = {
  ...onBrowserApi({ as: recruiter, path: to.vacancyApproval() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Choose a request" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: recruiter, path: firstOf("mine") },
  { values: ["British Pound"] },
);
