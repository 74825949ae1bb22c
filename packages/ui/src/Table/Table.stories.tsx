import type { Meta, StoryObj } from "@storybook/react-vite";
import { EllipsisVertical, SearchX } from "lucide-react";
import { type ComponentType, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { NavigateContext } from "../UiProvider/navigation.ts";
import { Table, type TableColumn, type TableProps, type TableSort } from "./Table.tsx";

type Job = { number: number; title: string; place: string; status: string; applications: number };

const titles = ["Registered nurse", "Care assistant", "Support worker", "Chef", "Night porter"];
const places = ["Leeds", "Liverpool", "London", "Manchester"];
const job = (_: unknown, at: number): Job => ({
  number: 1042 - at,
  title: titles[at % titles.length] ?? "",
  place: places[at % places.length] ?? "",
  status: at % 4 === 1 ? "On hold" : "Active",
  applications: (at * 7) % 31,
});
const jobs = (count: number) => Array.from({ length: count }, job);

const columns: TableColumn<Job>[] = [
  { id: "title", header: "Title", cell: (row) => row.title, isSortable: true, isRowHeader: true },
  { id: "number", header: "Number", cell: (row) => `J-${row.number}`, isSortable: true },
  { id: "place", header: "Location", cell: (row) => row.place, hideBelow: "sm" },
  {
    id: "status",
    header: "Status",
    cell: (row) => (
      <StatusBadge label={row.status} tone={row.status === "Active" ? "positive" : "warning"} />
    ),
    hideBelow: "sm",
  },
  { id: "applications", header: "Applications", cell: (row) => row.applications, align: "end" },
];

const JobTable: ComponentType<TableProps<Job>> = Table;

function Selecting(props: TableProps<Job>) {
  const [selected, setSelected] = useState<Set<string>>(new Set(["1041"]));
  const [sort, setSort] = useState<TableSort>({ column: "number", direction: "descending" });
  return (
    <Table
      {...props}
      selectedKeys={selected}
      onSelectionChange={setSelected}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const meta = {
  title: "Data/Table",
  component: JobTable,
  args: {
    caption: "Jobs",
    columns,
    rows: jobs(8),
    getKey: (row) => String(row.number),
    getLabel: (row) => row.title,
  },
} satisfies Meta<typeof JobTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { href: (row) => `#${row.number}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Jobs" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(8);
  },
};

export const SelectingAndSorting: Story = {
  args: {
    href: (row) => `#${row.number}`,
    rowActions: (row) => (
      <IconButton
        aria-label={`Actions for ${row.title}, ${row.number}`}
        icon={<EllipsisVertical />}
        size="sm"
      />
    ),
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Title" }));
    await expect(canvas.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

const navigate = fn();

export const WholeRowIsALink: Story = {
  args: { href: (row) => `#job-${row.number}` },
  render: (args) => (
    <NavigateContext value={navigate}>
      <Table {...args} />
    </NavigateContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("J-1041"));
    await expect(navigate).toHaveBeenCalledWith("#job-1041");
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon={<SearchX />} title="No jobs match" description="Take a filter away." />
    ),
  },
};

/** Of 10,000 rows only those in sight are in the page. */
export const TenThousandRows: Story = {
  args: { rows: jobs(10_000), maxHeight: "24rem", onSortChange: fn() },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: /Jobs/ })).toBeVisible());
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(2000);
  },
};
