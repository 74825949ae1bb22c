import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = { title: "Inputs/Checkbox", component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Email me a copy", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Email me a copy" }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Described: Story = {
  args: {
    children: "Email me a copy",
    defaultSelected: true,
    description: "Sent to your own address.",
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("checkbox", { name: "Email me a copy" }),
    ).toHaveAccessibleDescription("Sent to your own address.");
  },
};
export const Keyboard: Story = {
  args: { children: "Agency staff may see this job", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
/** Focusing a checkbox below the edge of a scrolling area brings it into view. */
export const BelowTheEdge: Story = {
  args: { children: "Invite the candidate by email" },
  render: (args) => (
    <div style={{ blockSize: "6rem", overflowY: "auto" }}>
      <button type="button">First</button>
      <div style={{ blockSize: "12rem" }} />
      <Checkbox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const edge = canvas.getByRole("button").parentElement?.getBoundingClientRect().bottom;
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    const label = canvas.getByText("Invite the candidate by email");
    await waitFor(() => expect(label.getBoundingClientRect().top).toBeLessThan(edge ?? 0));
  },
};
export const Indeterminate: Story = { args: { children: "All rows", isIndeterminate: true } };
export const Invalid: Story = {
  args: {
    children: "I have checked the candidate’s original documents",
    isRequired: true,
    errorMessage: "Confirm it to complete the check.",
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Confirm it to complete the check.");
  },
};
export const LongLabel: Story = {
  args: {
    children:
      "I confirm that the salary, the headcount and the closing date were agreed with the hiring manager of Northgate Group before this vacancy was sent for approval",
    description: "The approvers see your name beside it.",
  },
};
export const Disabled: Story = { args: { children: "Locked", isDisabled: true, isSelected: true } };
export const ReadOnly: Story = {
  args: { children: "Right to work checked", isReadOnly: true, isSelected: true },
};
