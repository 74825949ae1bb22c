import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

const meta = {
  title: "Data/Pagination",
  component: Pagination,
  args: { page: 1, pageSize: 25, total: 431, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

function Turned(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("1–25 of 431")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100);
  },
};

export const GoToPage: Story = {
  render: (args) => <Turned {...args} />,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole("textbox", { name: /Page/ });
    await userEvent.click(page);
    await userEvent.keyboard("7{Enter}");
    await expect(canvas.getByText("151–175 of 431")).toBeVisible();
    // A number beyond the last page goes to the last page; other text changes nothing.
    await userEvent.clear(page);
    await userEvent.keyboard("900{Enter}");
    await expect(page).toHaveValue("18");
    await userEvent.clear(page);
    await userEvent.keyboard("soon{Enter}");
    await expect(page).toHaveValue("18");
  },
};

export const LastPage: Story = {
  args: { page: 18 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("426–431 of 431")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};

/** The total is not known yet: there is a next page, but no last page to go to. */
export const Counting: Story = {
  args: { page: 3, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("51–75 of …")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Last page" })).toBeDisabled();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Up to four pages need no field. */
export const FewPages: Story = { args: { total: 60 } };

export const NoRows: Story = { args: { total: 0 } };
