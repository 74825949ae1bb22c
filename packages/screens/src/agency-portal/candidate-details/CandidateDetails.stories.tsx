import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
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
  const [first] = await page.findAllByRole("rowheader", {}, soon);
  await userEvent.click(within(first as HTMLElement).getByRole("link"));
  await page.findAllByRole("region", {}, soon);
  return page;
}

/** What was submitted, the stage, the end of the ownership, the fee and the CV. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = await openFirst(canvasElement);
    const progress = within(page.getByRole("region", { name: "Progress" }));
    await step("The stage says since when, and the ownership until when.", async () => {
      await expect(progress.getByText("Since")).toBeVisible();
      await expect(progress.getByText(/no other agency can submit this person/)).toBeVisible();
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
