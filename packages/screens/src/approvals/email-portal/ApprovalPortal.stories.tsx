import { getApprovalChainOptions } from "@ats/core/approvals/chains-contract";
import { changeApprover, getRequisition, listRequisitions } from "@ats/core/approvals/contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { signInColleague } from "../../documents/story-envelopes.ts";

const meta: Meta = { title: "Approvals/Decision by mail" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** Follows the link that is mailed to somebody who takes over a decision. */
async function path(api: BrowserApi): Promise<string> {
  const { client } = await signInColleague(api);
  const { records } = await client.call(listRequisitions, { query: { tab: "pending" } });
  const [line] = records;
  const request = await client.call(getRequisition, { params: { id: line?.subject_id ?? 0 } });
  const step = request.steps.find(({ state }) => state === "waiting");
  const asked = request.steps.flatMap(({ approvers }) => approvers);
  const { people } = await client.call(getApprovalChainOptions, {});
  const other = people.find(
    ({ id }) => id !== request.requested_by?.id && !asked.some((each) => each.id === id),
  );
  await client.call(changeApprover, {
    params: { id: line?.id ?? 0 },
    body: { step_id: step?.id ?? "", from: step?.approvers[0]?.id ?? 0, to: other?.id ?? 0 },
  });
  const mail = await api.mail();
  const links = mail.map(({ text }) => /\/approvals\/email\/portal\/[\w-]+/.exec(text)?.[0]);
  return links.findLast((link) => link !== undefined) ?? "";
}

/** A rejection needs a comment; an approval does not, and uses the link up. */
export const Default: Story = {
  ...onBrowserApi({ path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: /^Approve .+\?$/ }, soon);
    await userEvent.click(page.getByRole("button", { name: "Reject" }));
    await page.findByText("Say why, so that the request can be put right.");
    await userEvent.click(page.getByRole("button", { name: "Approve" }));
    await expect(await page.findByRole("heading", { name: "Approved" }, soon)).toBeVisible();
  },
};

export const BadLink: Story = {
  ...onBrowserApi({ path: to.approvalRequestEmailPortal({ token: "a-link-of-long-ago" }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "This link is not valid. Copy it whole from the email.",
      {},
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ path });
