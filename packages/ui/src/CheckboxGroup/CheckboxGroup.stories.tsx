import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = { title: "Inputs/CheckboxGroup", component: CheckboxGroup } satisfies Meta<
  typeof CheckboxGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Shifts",
    description: "As many as apply.",
    defaultValue: ["day"],
    options: [
      { id: "day", label: "Day" },
      { id: "night", label: "Night" },
    ],
    onChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Night" }));
    await expect(args.onChange).toHaveBeenCalledWith(["day", "night"]);
  },
};
