import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns3, Table2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import { ToggleButtonGroup } from "./ToggleButtonGroup.tsx";

const meta = { title: "Actions/ToggleButtonGroup", component: ToggleButtonGroup } satisfies Meta<
  typeof ToggleButtonGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { id: "table", label: "Table", icon: <Table2 /> },
  { id: "board", label: "Board", icon: <Columns3 /> },
];

export const Default: Story = {
  args: { label: "View", value: "table", options, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Board" }));
    await expect(args.onChange).toHaveBeenCalledWith("board");
  },
};
export const IconsOnly: Story = {
  args: { label: "View", value: "board", options, isIconOnly: true, onChange: fn() },
};
