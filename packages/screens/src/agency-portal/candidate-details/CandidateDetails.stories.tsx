import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Candidate" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const northgate = 1;
const path = to.agencyCandidate({ id: northgate });

async function openFirst(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const [table] = await page.findAllByRole("table", {}, soon);
  const [first] = await within(table as HTMLElement).findAllByRole("rowheader", {}, soon);
  await userEvent.click(within(first as HTMLElement).getByRole("link"));
  await waitFor(() => expect(page.queryByRole("table")).toBeNull(), soon);
  await page.findAllByRole("region", {}, soon);
  return page;
}

/** What was submitted, the stage, the end of the ownership, the fee and the CV. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = await openFirst(canvasElement);
    const progress = within(page.getByRole("region", { name: "Progress" }));
    await expect(progress.getByText("Since")).toBeVisible();
    const ownership = within(page.getByRole("region", { name: "Ownership" }));
    await step("The ownership says until when, and a renewal is asked for.", async () => {
      await ownership.findByText(/^Yours until/, {}, soon);
      await userEvent.click(ownership.getByRole("button", { name: "Ask to renew" }));
      await ownership.findByText("You have asked Northgate Group to renew this.", {}, soon);
    });
    await expect(page.getByRole("region", { name: "Fee forecast" })).toBeVisible();
    await step("A message to the client is written.", async () => {
      const messages = within(page.getByRole("region", { name: "Messages" }));
      await userEvent.click(messages.getByRole("button", { name: "Send" }));
      await messages.findAllByText("Write the message.", {}, soon);
      const field = messages.getByRole("textbox", { name: /^Write to Northgate Group/ });
      await userEvent.type(field, "She is free on Monday.");
      await userEvent.click(messages.getByRole("button", { name: "Send" }));
      await within(await messages.findByRole("list", {}, soon)).findByText(
        "She is free on Monday.",
      );
    });
    await step("The job leads to its other candidates.", async () => {
      await userEvent.click(
        within(page.getByRole("region", { name: "Progress" })).getByRole("link"),
      );
      await page.findByRole("heading", { level: 1, name: "Agency candidates" }, soon);
    });
  },
};

/** The agency withdraws a candidate, whose way ends with that. */
export const Withdrawn: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = await openFirst(canvasElement);
    await userEvent.click(
      await page.findByRole("button", { name: "Withdraw the candidate…" }, soon),
    );
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the candidate" }));
    const ownership = within(page.getByRole("region", { name: "Ownership" }));
    await ownership.findByText(/^No longer yours since/, {}, soon);
    await userEvent.click(ownership.getByRole("button", { name: "History" }));
    const drawer = within(await screen.findByRole("dialog", { name: "History" }, soon));
    await drawer.findByText("Ended: The agency withdrew the candidate", {}, soon);
  },
};

/** Another agency's candidate is as one that is not there. */
export const NotOne: Story = {
  ...onBrowserApi({
    as,
    path: `${to.candidateDetails({ id: 999_999 })}?client=${northgate}`,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "This candidate does not exist, or you may not see it.",
      {},
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as, path }, { shown: openFirst });
