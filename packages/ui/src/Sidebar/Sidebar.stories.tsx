import type { Meta, StoryObj } from "@storybook/react-vite";
import { Briefcase, CalendarDays, ChartColumn, Settings, Users } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Sidebar } from "./Sidebar.tsx";

const meta = {
  title: "Frame/Sidebar",
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Main",
    goBack: {},
    items: [
      { id: "jobs", label: "Jobs", href: "#jobs", icon: <Briefcase />, isCurrent: true },
      { id: "candidates", label: "Candidates", href: "#candidates", icon: <Users />, badge: 4 },
      { id: "calendar", label: "Calendar", href: "#calendar", icon: <CalendarDays /> },
      { id: "success", label: "Recruitment success", href: "#success", icon: <ChartColumn /> },
    ],
    footerItems: [{ id: "settings", label: "Settings", href: "#settings", icon: <Settings /> }],
    isCollapsed: false,
    onCollapsedChange: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: "32rem" }}>
      <Sidebar {...args} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const navigation = canvas.getByRole("navigation", { name: "Main" });
    await expect(navigation).toHaveStyle({ width: "173px" });
    await expect(canvas.getByRole("link", { name: "Jobs" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const toggle = canvas.getByRole("button", { name: "Collapse menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle);
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Main" })).toHaveStyle({ width: "68px" });
    await expect(canvas.getByRole("link", { name: "Jobs" })).toBeVisible();
  },
};
