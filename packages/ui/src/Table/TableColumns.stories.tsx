import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { columns, type Job, jobs } from "./storyJobs.ts";
import { type ColumnWidths, Table, type TableProps } from "./Table.tsx";

const JobTable: ComponentType<TableProps<Job>> = Table;

function Resized(props: TableProps<Job>) {
  const [widths, setWidths] = useState<ColumnWidths>();
  return (
    <Table
      {...props}
      {...(widths && { columnWidths: widths })}
      onColumnWidthsChange={(next) => {
        setWidths(next);
        props.onColumnWidthsChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Data/Table/Columns",
  component: JobTable,
  args: {
    caption: "Jobs",
    columns,
    rows: jobs(8),
    getKey: (row) => String(row.number),
    getLabel: (row) => `${row.title}, J-${row.number}`,
    href: (row) => `#job-${row.number}`,
  },
} satisfies Meta<typeof JobTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ResizableColumns: Story = {
  args: { onColumnWidthsChange: fn() },
  render: (args) => <Resized {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const edge = await canvas.findByRole(
      "separator",
      { name: "Width of Title" },
      { timeout: 10_000 },
    );
    const header = canvas.getByRole("columnheader", { name: /Title/ });
    const before = header.offsetWidth;
    edge.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(header.offsetWidth).toBe(before + 16);
    await expect(args.onColumnWidthsChange).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Home}");
    await expect(header.offsetWidth).toBe(72);
    await userEvent.dblClick(edge);
    await expect(header.offsetWidth).toBeGreaterThan(100);
    await expect(edge).toHaveAttribute("aria-valuenow", String(header.offsetWidth));
    const from = edge.getBoundingClientRect();
    const at = { clientX: from.x + 12, clientY: from.y + 12, pointerId: 1 };
    const fitted = header.offsetWidth;
    edge.setPointerCapture = () => {};
    await fireEvent.pointerDown(edge, { ...at, button: 0 });
    await fireEvent.pointerMove(edge, { ...at, clientX: at.clientX + 40 });
    await fireEvent.pointerUp(edge, at);
    await expect(header.offsetWidth).toBe(fitted + 40);
  },
};

export const ChosenColumns: Story = {
  args: { columnOrder: ["applications", "title"], hiddenColumns: new Set(["status"]) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Applications", "Title", "Number", "Location"]);
  },
};

/** The name takes the room of hidden columns, not the checkbox. */
export const NameAlone: Story = {
  args: {
    isFixed: true,
    hiddenColumns: new Set(columns.map(({ id }) => id)),
    onSelectionChange: fn(),
  },
  play: async ({ canvas }) => {
    const [checkbox] = canvas.getAllByRole("columnheader");
    await expect(checkbox?.offsetWidth).toBe(48);
  },
};

export const Summary: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === "applications" ? { ...column, summary: 98 } : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: "Total" })).toBeVisible();
  },
};

/** Rows that come later can be scrolled by key too. */
export const RowsAfterNone: Story = {
  args: { rows: jobs(40), maxHeight: "22rem" },
  render: function Filtered({ rows, ...props }) {
    const [isFiltered, setFiltered] = useState(true);
    const clear = <Button onPress={() => setFiltered(false)}>Clear the filters</Button>;
    return <Table {...props} rows={isFiltered ? [] : rows} empty={clear} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filters" }));
    await expect(await canvas.findByRole("region", { name: "Jobs, scrollable" })).toBeVisible();
  },
};

/** The header stays at the top and the name at the side. */
export const StickyHeaderAndName: Story = {
  args: {
    rows: jobs(40),
    maxHeight: "22rem",
    isRowHeaderSticky: true,
    onSelectionChange: fn(),
    columns: columns.map((column) => ({ ...column, width: "18rem" })),
    columnWidths: { title: 280, number: 280, place: 320, status: 320, applications: 320 },
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Jobs, scrollable" });
    region.scrollTo({ left: 300, top: 300 });
    const box = region.getBoundingClientRect();
    const name = canvas.getByRole("columnheader", { name: "Title" }).getBoundingClientRect();
    await expect(Math.round(name.top - box.top)).toBe(0);
    await expect(Math.round(name.left - box.left)).toBe(48);
  },
};
