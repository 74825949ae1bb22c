import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

/** Specification §2, Floating buttons: "make suggestion". */
const meta: Meta = { title: "Suggestions/Make a suggestion" };
export default meta;
type Story = StoryObj;

const path = to.help();
const as = "recruiter@northgate.example";
const soon = { timeout: 15_000 };

async function open(canvas: HTMLElement) {
  await userEvent.click(
    await within(canvas).findByRole("button", { name: "make suggestion" }, soon),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Make a suggestion" }, soon));
  await waitFor(() => expect(dialog.getByRole("textbox", { name: "Title" })).toHaveFocus());
  return dialog;
}
const send = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole("button", { name: "Send suggestion" }));

export const Default: Story = {
  name: "Specification §2: a suggestion is sent",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard("Print labels");
    await userEvent.tab();
    await userEvent.keyboard("For interview days.");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Thank you. Your suggestion has been sent.", {}, soon);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
  },
};

export const Missing: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await send(dialog);
    await expect(dialog.getAllByText("Give your suggestion a title.").length).toBeGreaterThan(0);
    await expect(dialog.getAllByText("Describe your suggestion.").length).toBeGreaterThan(0);
  },
};

/** A failure keeps the text, also when the dialog is closed and opened again. */
export const SendingFails: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path, fail: { makeSuggestion: "network" } }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.keyboard("Print labels");
    await userEvent.type(
      await dialog.findByRole("textbox", { name: "Suggestion" }),
      "For interviews.",
    );
    await send(dialog);
    await expect(await dialog.findByText(/could not be reached/, {}, soon)).toBeVisible();
    await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const again = await open(canvasElement);
    await expect(again.getByRole("textbox", { name: "Title" })).toHaveValue("Print labels");
  },
};
