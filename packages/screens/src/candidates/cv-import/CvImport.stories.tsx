import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { testCv } from "@ats/api/testing/records";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Candidates/Import of CVs" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

async function choose(canvasElement: HTMLElement, files: File[]) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Import" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^CVs/ }, soon));
  const dialog = within(await screen.findByRole("dialog", { name: "Import CVs" }, soon));
  const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, files);
  return dialog;
}

const named = (file: File, name: string) => new File([file], name, { type: file.type });

/** A CV is read and kept with somebody new; a renamed program and an empty file say why they are not. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList() }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [
      named(testCv("Reach me: nora.finch@mail.example"), "Nora Finch CV.pdf"),
      new File(["MZ\x90\x00 This program cannot be run"], "setup.pdf"),
      new File([], "nothing.docx"),
    ]);
    await dialog.findByDisplayValue("nora.finch@mail.example", {}, soon);
    await dialog.findByText(/This file is a program/, {}, soon);
    await dialog.findByText(/nothing\.docx was not added: it is empty/, {}, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Keep 1 CV" }));
    await dialog.findByRole("link", { name: "Nora Finch is added" }, soon);
    await dialog.findByText("1 of 2 CVs are kept.", {}, soon);
  },
};

export const Reading: Story = {
  ...onBrowserApi({ as: recruiter, path: to.candidateList(), fail: { readCv: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, [testCv("Nora Finch")]);
    await dialog.findByRole("progressbar", {}, soon);
  },
};
