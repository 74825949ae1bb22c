import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Select } from "../Select/Select.tsx";
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
  { name: "template", message: "Choose a template" },
];

export const Default: Story = {
  args: { errors },
  render: (args) => (
    <Stack>
      <FormErrorSummary {...args} />
      <TextField label="Subject" name="title" errorMessage="Subject is required" />
      <TextField label="Body" name="body" errorMessage="Body is required" />
      <Select label="Template" name="template" options={[{ id: "welcome", label: "Welcome" }]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Body is required" }));
    await expect(canvas.getByRole("textbox", { name: "Body" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose a template" }));
    await expect(canvas.getByRole("button", { name: /Template/ })).toHaveFocus();
  },
};
