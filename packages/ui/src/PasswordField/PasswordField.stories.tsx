import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = { title: "Inputs/PasswordField", component: PasswordField } satisfies Meta<
  typeof PasswordField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Password", defaultValue: "Welcome" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};
export const Invalid: Story = {
  args: { label: "Password", errorMessage: "Use 15 characters or more." },
};
