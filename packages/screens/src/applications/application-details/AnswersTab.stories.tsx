import type { Meta, StoryObj } from "@storybook/react-vite";
import { testCv } from "@ats/api/internal/testing/records";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AnswersTab } from "./AnswersTab.tsx";

const meta = {
  title: "Applications/Answers",
  component: AnswersTab,
  args: {
    answers: [
      { question: "Your letter", answer: "Letter.pdf", file: 7 },
      { question: "Your certificate", answer: "", file: 8 },
    ],
    loadFile: fn(async () => testCv("Grace Lister")),
  },
} satisfies Meta<typeof AnswersTab>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A file is previewed in place, as a CV is; the record tells a preview from a download. */
export const FileViewed: Story = {
  play: async ({ canvas, args }) => {
    const hidden = await canvas.findByText("The file is hidden from you", {}, { timeout: 15_000 });
    await expect(hidden).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Download Letter.pdf" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "View Letter.pdf" }));
    await screen.findByText(/^Page 1 of/, {}, { timeout: 15_000 });
    await expect(args.loadFile).toHaveBeenLastCalledWith(7, "preview");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
