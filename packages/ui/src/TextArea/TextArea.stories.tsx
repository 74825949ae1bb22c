import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = { title: "Inputs/TextArea", component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: "Note" } };
export const Counted: Story = {
  args: { label: "Note", maxLength: 20, hasCount: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Called back");
    await expect(canvas.getByText("11 of 20 characters")).toBeVisible();
  },
};
export const Invalid: Story = { args: { label: "Body", errorMessage: "Body is required" } };
