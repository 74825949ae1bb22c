import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = { title: "Inputs/SearchField", component: SearchField } satisfies Meta<
  typeof SearchField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Search jobs", placeholder: "Search jobs", onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search jobs" }), "nurse{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("nurse");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
