import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = { title: "Inputs/RadioGroup", component: RadioGroup } satisfies Meta<
  typeof RadioGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { id: "all", label: "All hiring managers" },
  { id: "some", label: "Chosen ones", description: "Choose them on the next page." },
];

export const Default: Story = {
  args: { label: "Who can see it", options, defaultValue: "all", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Chosen ones/ }));
    await expect(args.onChange).toHaveBeenCalledWith("some");
  },
};
export const Horizontal: Story = {
  args: { ...Default.args, orientation: "horizontal" } as typeof Default.args,
};
export const Invalid: Story = {
  args: { label: "Who can see it", options, errorMessage: "Choose one." },
};
