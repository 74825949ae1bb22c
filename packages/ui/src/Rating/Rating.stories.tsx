import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Rating } from "./Rating.tsx";

const meta = { title: "Data/Rating", component: Rating } satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Rating", value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Rating: 4 of 5 stars")).toBeInTheDocument();
  },
};
export const Editable: Story = {
  args: { label: "Rating", value: 2, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "5 of 5 stars" }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};
