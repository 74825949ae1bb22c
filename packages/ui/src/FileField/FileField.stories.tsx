import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { FileField, type FileFieldProps } from "./FileField.tsx";

const meta = { title: "Inputs/FileField", component: FileField } satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  return <FileField {...props} files={files} onChange={setFiles} />;
}

export const Default: Story = {
  args: {
    label: "CV",
    accept: [".pdf", ".docx"],
    files: [],
    description: "PDF or Word, 10 MB at most.",
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("No file input");
    await userEvent.upload(input, new File(["cv"], "priya-shah.pdf", { type: "application/pdf" }));
    await expect(await canvas.findByText("priya-shah.pdf")).toBeVisible();
  },
};
