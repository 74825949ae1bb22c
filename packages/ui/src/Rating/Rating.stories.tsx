import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Rating, type RatingProps } from "./Rating.tsx";

const meta = { title: "Inputs/Rating", component: Rating } satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: RatingProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <Rating {...props} value={value} onChange={change} />;
}

export const Default: Story = {
  args: { label: "Rating", value: 2, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "5 of 5 stars" }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole("button", { name: "Clear rating" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await waitFor(() => expect(canvas.getByRole("radio", { name: "1 of 5 stars" })).toHaveFocus());
  },
};
export const Keyboard: Story = {
  args: { label: "Rating", value: 2, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "2 of 5 stars" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("5");
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
export const ReadOnly: Story = {
  args: { label: "Rating", value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Rating: 4 of 5 stars")).toBeInTheDocument();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};
export const Average: Story = {
  args: { label: "Average of four scorecards", value: 3.6 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Average of four scorecards: 3.6 of 5 stars"),
    ).toBeInTheDocument();
  },
};
export const NotRated: Story = { args: { label: "Rating", value: null } };
export const InAForm: Story = {
  args: {
    label: "Answer to question 2",
    isLabelHidden: false,
    description: "5 is an answer that you would give as an example.",
    errorMessage: "Rate the answer before you submit the scorecard.",
    isRequired: true,
    value: 0,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
};
export const Disabled: Story = {
  args: { label: "Rating", value: 3, isDisabled: true, onChange: fn() },
};
