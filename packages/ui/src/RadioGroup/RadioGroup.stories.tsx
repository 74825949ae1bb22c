import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Tag } from "../Tag/Tag.tsx";
import { Radio, RadioGroup } from "./RadioGroup.tsx";

const options = [
  { id: "all", label: "All hiring managers" },
  { id: "some", label: "Chosen ones", description: "Choose them on the next page." },
];

const meta = {
  title: "Inputs/RadioGroup",
  component: RadioGroup,
  args: { label: "Who can see it", options },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "all", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const some = canvas.getByRole("radio", { name: "Chosen ones" });
    await userEvent.click(some);
    await expect(args.onChange).toHaveBeenCalledWith("some");
    await expect(some).toHaveAccessibleDescription("Choose them on the next page.");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "all", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "All hiring managers" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Chosen ones" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("some");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("all");
  },
};
export const Horizontal: Story = { args: { orientation: "horizontal", defaultValue: "all" } };
/** A choice can hold more than a line of text. */
export const Composed: Story = {
  render: () => (
    <RadioGroup label="Route of the check" defaultValue="online">
      <Radio value="manual" description="Original documents, with the candidate present.">
        Manual
      </Radio>
      <Radio value="online" description="A share code on the Home Office service.">
        Online <Tag tone="positive">Fastest</Tag>
      </Radio>
      <Radio value="provider" isDisabled description="No provider is connected yet.">
        Identity service provider
      </Radio>
    </RadioGroup>
  ),
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: "Choose one." } };
export const Disabled: Story = { args: { isDisabled: true, value: "all" } };
