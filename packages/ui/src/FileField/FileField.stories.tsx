import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FileField, type FileFieldProps } from "./FileField.tsx";

const meta = {
  title: "Inputs/FileField",
  component: FileField,
  args: {
    label: "CV",
    accept: [".pdf", ".docx"],
    maxSize: 10_000_000,
    files: [],
    description: "PDF or Word, 10 MB at most.",
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  return <FileField {...props} files={files} onChange={setFiles} />;
}

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!found) throw new Error("No file input");
  return found;
};
const pdf = (name: string) => new File(["cv"], name, { type: "application/pdf" });

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), pdf("priya-shah.pdf"));
    await expect(await canvas.findByText("priya-shah.pdf")).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { isMultiple: true, files: [pdf("priya-shah.pdf"), pdf("cover-letter.pdf")] },
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole("button", { name: "Choose files" });
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove priya-shah.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("priya-shah.pdf")).toBeNull();
    await expect(choose).toHaveFocus();
    const copied = new DataTransfer();
    copied.items.add(pdf("certificate.pdf"));
    await userEvent.paste(copied);
    await canvas.findByText("certificate.pdf");
  },
};
export const Refused: Story = {
  args: { maxSize: 1000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      input(canvasElement),
      new File(["x".repeat(2400)], "priya-shah.pdf", { type: "application/pdf" }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "priya-shah.pdf was not added: it is larger than 1 kB. Make it smaller, then choose it again.",
    );
  },
};
export const LongNames: Story = {
  args: {
    isMultiple: true,
    files: [
      pdf("curriculum-vitae-of-priya-shah-registered-nurse-updated-after-the-first-interview.pdf"),
      pdf("cover.pdf"),
    ],
  },
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Add a CV." } };
export const Disabled: Story = { args: { isDisabled: true } };
