import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
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

/** The page of the first job that takes candidates now. */
async function submitting({ client }: BrowserApi) {
  const params = { client_id: northgate };
  const { records } = await client.call(listAgencyJobs, { params, query: {} });
  return `${to.submitCandidates({ id: northgate })}?job=${records[0]?.id}`;
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
    await expect(drawer.queryByText("For your company alone")).toBeNull();
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
    await userEvent.type(check.getByRole("textbox", { name: "Email" }), "ann.bell@mail.example");
    await userEvent.click(check.getByRole("button", { name: "Check" }));
    await page.findByText(/^(Not open for submission now|You can submit)/, {}, soon);
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
