import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const meta = { title: "Inputs/FormErrorSummary", component: FormErrorSummary } satisfies Meta<
  typeof FormErrorSummary
>;
export default meta;

type Story = StoryObj<typeof meta>;

const errors = [
  { name: "title", message: "Subject is required" },
  { name: "body", message: "Body is required" },
];

export const Default: Story = {
  args: { errors },
  render: (args) => (
    <Stack>
      <FormErrorSummary {...args} />
      <TextField label="Subject" name="title" errorMessage="Subject is required" />
      <TextField label="Body" name="body" errorMessage="Body is required" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Body is required" }));
    await expect(canvas.getByRole("textbox", { name: "Body" })).toHaveFocus();
  },
};
