import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./Switch.tsx";

const meta = { title: "Inputs/Switch", component: Switch } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: "Anonymise new applications",
    description: "Names and emails are hidden.",
    onChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Anonymise new applications" }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { children: "Notifications", defaultSelected: true } };
