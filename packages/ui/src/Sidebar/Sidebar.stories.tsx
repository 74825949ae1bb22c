import type { Meta, StoryObj } from "@storybook/react-vite";
import { Briefcase, Building2, CalendarDays, ChartColumn, Settings, Users } from "lucide-react";
import { expect, fn, waitFor, within } from "storybook/test";
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

const grouped = [
  { id: "jobs", label: "Jobs", href: "#jobs", icon: <Briefcase /> },
  {
    id: "agencies",
    label: "Agencies",
    icon: <Building2 />,
    items: [
      { id: "all", label: "All agencies", href: "#agencies" },
      { id: "terms", label: "Terms and fees", href: "#terms", isCurrent: true, badge: 2 },
    ],
  },
  {
    id: "reports",
    label: "Reports",
    icon: <ChartColumn />,
    items: [
      { id: "funnel", label: "Funnel", href: "#funnel" },
      { id: "cost", label: "Cost per hire", href: "#cost" },
    ],
  },
];

/** The group of the current page is open; the others expand. */
export const Nested: Story = {
  args: { items: grouped },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Agencies" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(canvas.getByRole("link", { name: /Terms and fees/ })).toBeVisible();
    const reports = canvas.getByRole("button", { name: "Reports" });
    await expect(canvas.queryByRole("link", { name: "Funnel" })).toBeNull();
    reports.focus();
    await userEvent.keyboard("{Enter}");
    await expect(reports).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Funnel" })).toHaveFocus();
  },
};

/** In a collapsed sidebar a group opens at its side. */
export const NestedCollapsed: Story = {
  args: { items: grouped, isCollapsed: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const agencies = canvas.getByRole("button", { name: "Agencies" });
    agencies.focus();
    await userEvent.keyboard("{Enter}");
    const flyout = within(await body.findByRole("dialog", { name: "Agencies" }));
    await expect(flyout.getByRole("link", { name: /Terms and fees/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(agencies).toHaveFocus());
    await userEvent.click(agencies);
    await body.findByRole("dialog", { name: "Agencies" });
  },
};
