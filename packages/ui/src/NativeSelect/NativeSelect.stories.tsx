import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const options = [
  { id: "title", label: "Title" },
  { id: "location", label: "Location" },
  { id: "owner", label: "Recruiter", isDisabled: true },
];

const meta = {
  title: "Inputs/NativeSelect",
  component: NativeSelect,
  args: { label: "Filter by", options, value: "title", onChange: fn() },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Filter by" }), "Location");
    await expect(args.onChange).toHaveBeenCalledWith("location");
  },
};
export const NothingChosen: Story = { args: { value: "", placeholder: "Choose" } };
export const Looks: Story = {
  render: (args) => (
    <Inline>
      <NativeSelect {...args} look="field" />
      <NativeSelect {...args} look="small" />
      <NativeSelect {...args} look="quiet" />
    </Inline>
  ),
};
/** Long text ends before the arrow. */
export const LongName: Story = {
  args: { options: [{ id: "title", label: "Title of the job as it is advertised" }] },
  render: (args) => (
    <div style={{ maxInlineSize: "10rem" }}>
      <NativeSelect {...args} />
    </div>
  ),
};
export const Disabled: Story = { args: { isDisabled: true } };
