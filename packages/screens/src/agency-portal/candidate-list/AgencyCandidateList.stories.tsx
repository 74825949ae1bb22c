import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agency portal/Candidates" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "agent@brightstaff.example";
const northgate = 1;
const path = to.agencyCandidate({ id: northgate });

/** Submitted candidates are found by name and by colleague, and lead to their details. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole("rowheader", {}, soon);
    const name = first?.querySelector("a")?.textContent ?? "";
    const type = async (text: string) =>
      userEvent.type(await page.findByLabelText("Contains"), `${text}{Enter}`);
    await step("A name finds its candidate.", async () => {
      await type(name);
      await waitFor(
        () =>
          expect(
            within(page.getByRole("table", { name: "Candidates" }))
              .getAllByRole("rowheader")
              .every((row) => row.textContent?.startsWith(name)),
          ).toBe(true),
        soon,
      );
    });
    await step("A colleague who submitted nobody finds nobody.", async () => {
      await userEvent.selectOptions(page.getByLabelText("Filter by"), "Submited by");
      await type("Nobody Known");
      await page.findByText("No candidates match", {}, soon);
      await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
    });
    await step("A candidate leads to the details.", async () => {
      await userEvent.click(await page.findByRole("link", { name }, soon));
      await page.findByRole("heading", { level: 1, name }, soon);
    });
  },
};

/** A client to whom nobody was submitted yet. */
export const Empty: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Client/ }, soon));
    await userEvent.click(await screen.findByRole("option", { name: "Riverside Council" }, soon));
    await userEvent.click(await page.findByRole("button", { name: "Show all" }, soon));
    await page.findByText("Candidates whom you submit to Riverside Council appear here.", {}, soon);
  },
};

/** A company that does not work with the agency is as one that is not there. */
export const NotAClient: Story = {
  ...onBrowserApi({ as, path: to.agencyCandidate({ id: 999_999 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "This client does not exist, or you may not see it.",
      {},
      soon,
    );
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listSubmissions: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as, path });
