import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns3, Table2 } from "lucide-react";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ToggleButtonGroup, type ToggleButtonGroupProps } from "./ToggleButtonGroup.tsx";

const meta = { title: "Actions/ToggleButtonGroup", component: ToggleButtonGroup } satisfies Meta<
  typeof ToggleButtonGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { id: "table", label: "Table", icon: <Table2 /> },
  { id: "board", label: "Board", icon: <Columns3 /> },
];

function Controlled(props: ToggleButtonGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <ToggleButtonGroup {...props} value={value} onChange={change} />;
}

export const Default: Story = {
  args: { label: "View", value: "table", options, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Board" }));
    await expect(args.onChange).toHaveBeenCalledWith("board");
    await expect(canvas.getByRole("radio", { name: "Board" })).toBeChecked();
  },
};
export const IconsOnly: Story = {
  args: { label: "View", value: "board", options, isIconOnly: true, onChange: fn() },
};
export const Keyboard: Story = {
  args: { label: "View", value: "table", options, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Table" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Board" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledWith("board");
  },
};
export const LongLabels: Story = {
  args: {
    label: "Applications",
    value: "mine",
    options: [
      { id: "mine", label: "Waiting for my decision" },
      { id: "team", label: "Waiting for the hiring team" },
      { id: "all", label: "Everyone who has applied so far" },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
};
export const Disabled: Story = {
  args: { label: "View", value: "table", options, isDisabled: true, onChange: fn() },
};
