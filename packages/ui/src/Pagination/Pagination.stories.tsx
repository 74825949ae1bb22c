import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = { title: "Data/Pagination", component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { page: 1, pageSize: 25, total: 431, onPageChange: fn(), onPageSizeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("1–25 of 431")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
  },
};
export const LastPage: Story = {
  args: { ...Default.args, page: 18 } as typeof Default.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("426–431 of 431")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};
export const NoRows: Story = { args: { page: 1, pageSize: 25, total: 0, onPageChange: fn() } };
