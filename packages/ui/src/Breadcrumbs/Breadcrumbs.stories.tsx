import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Frame/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Jobs", href: "#jobs" },
      { label: "Registered nurse, Leeds", href: "#job" },
      { label: "Applications", href: "#applications" },
      { label: "Priya Shah" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await expect(canvas.getByText("Priya Shah")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The middle items collapse into a button that restores them. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: "20rem" }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the whole path" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Jobs" })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { label: "Clients", href: "#clients" },
      { label: "Northgate Group and its care homes in the north of England", href: "#client" },
      { label: "Senior registered nurse for nights and weekends, Wetherby and district" },
    ],
  },
};
