import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FilterTabs } from "./FilterTabs.tsx";

const meta = { title: "Data/FilterTabs", component: FilterTabs } satisfies Meta<typeof FilterTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  { id: "active", label: "Active", count: 431 },
  { id: "filled", label: "Filled", count: 52 },
  { id: "draft", label: "Draft" },
];

export const Default: Story = {
  args: { label: "Jobs", value: "active", items, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Filled/ }));
    await expect(args.onChange).toHaveBeenCalledWith("filled");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Draft" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("draft");
  },
};
export const Links: Story = {
  args: {
    label: "Jobs",
    value: "active",
    items: items.map((item) => ({ ...item, href: `#${item.id}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Active/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
