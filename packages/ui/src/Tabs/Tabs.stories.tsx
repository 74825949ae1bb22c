import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = { title: "Overlays/Tabs", component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Application",
    items: [
      { id: "profile", label: "Profile", content: "Nine years in care." },
      { id: "notes", label: "Notes", count: 3, content: "Speaks Polish." },
      { id: "files", label: "Files", isDisabled: true, content: "" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Notes/ }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Speaks Polish.");
  },
};
export const Links: Story = {
  args: {
    label: "Job",
    value: "details",
    items: [
      { id: "applications", label: "Applications", count: 18, href: "#a" },
      { id: "details", label: "Details", href: "#d" },
    ],
  },
};

const screens = [
  "Profile",
  "Answers",
  "Scorecards",
  "Interviews",
  "Messages",
  "Documents",
  "Checks",
];

/** The arrow keys wrap around and show the tab they reach. */
export const ByKeyboard: Story = {
  args: { ...Default.args, onChange: fn() } as Story["args"] & object,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Profile" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Notes/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("notes");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Profile" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: /Notes/ })).toHaveFocus();
  },
};

/** A link in one part opens another: the focus goes with it. */
export const LinkBetweenParts: Story = {
  args: { label: "Settings", items: [] },
  render: function Render() {
    const [value, setValue] = useState("connections");
    const change = <Button onPress={() => setValue("meet")}>Change</Button>;
    const items = [
      { id: "connections", label: "Connections", content: change },
      { id: "meet", label: "Google Meet", content: "Connected." },
    ];
    return <Tabs label="Settings" items={items} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await waitFor(() => expect(canvas.getByRole("tabpanel")).toHaveFocus());
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Connected.");
  },
};

/**
 * With too many tabs the line scrolls and fades at its ends, the current tab stays in sight, and a
 * menu lists all.
 */
export const MoreThanFit: Story = {
  args: {
    label: "Application",
    defaultValue: "Checks",
    items: screens.map((label) => ({ id: label, label, content: `${label} of Priya Shah` })),
  },
  render: (args) => (
    <div style={{ maxInlineSize: "22rem" }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const isInSight = (name: string) =>
      waitFor(() => {
        const list = canvas.getByRole("tablist").getBoundingClientRect();
        const shown = canvas.getByRole("tab", { name }).getBoundingClientRect();
        expect(shown.right).toBeLessThanOrEqual(list.right + 1);
        expect(shown.left).toBeGreaterThanOrEqual(list.left);
      });
    const all = await canvas.findByRole("button", { name: "All tabs" });
    await isInSight("Checks");
    await userEvent.click(all);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Answers" }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Answers of Priya Shah");
    await isInSight("Answers");
  },
};

export const Vertical: Story = {
  args: {
    label: "Settings",
    orientation: "vertical",
    items: [
      { id: "company", label: "Company", content: "Northgate Group" },
      { id: "brands", label: "Brands and careers page", content: "Two brands" },
      { id: "reasons", label: "Reasons", count: 14, content: "Rejected and withdrawn" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Two brands");
  },
};

/** A list longer than the window scrolls to the current tab. */
export const LongVertical: Story = {
  args: {
    label: "Settings",
    orientation: "vertical",
    defaultValue: "part 58",
    items: Array.from({ length: 60 }, (_, at) => ({
      id: `part ${at}`,
      label: `Part ${at + 1}`,
      content: `The content of part ${at + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist").getBoundingClientRect();
    await waitFor(async () => {
      const tab = canvas.getByRole("tab", { name: "Part 59" }).getBoundingClientRect();
      await expect(tab.bottom).toBeLessThanOrEqual(list.bottom);
    });
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** In a narrow window, vertical tabs become a list to choose from. */
export const VerticalOnAPhone: Story = {
  args: Vertical.args as Story["args"] & object,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("tablist")).toBeNull();
    const list = canvas.getByRole("combobox", { name: "Settings" });
    await expect(list).toHaveDisplayValue("Company");
    await userEvent.selectOptions(list, "Brands and careers page");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Two brands");
    await expect(list).toHaveDisplayValue("Brands and careers page");
  },
};
