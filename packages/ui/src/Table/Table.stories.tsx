import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Briefcase, Pencil, SearchX } from "lucide-react";
import { type ComponentType, useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { type Density, setTheme } from "../theme/theme.tsx";
import { NavigateContext } from "../UiProvider/navigation.ts";
import { columns, type Job, jobs } from "./storyJobs.ts";
import { Table, type TableProps, type TableSort } from "./Table.tsx";

const JobTable: ComponentType<TableProps<Job>> = Table;

function Sorted(props: TableProps<Job>) {
  const [sort, setSort] = useState<TableSort>({ column: "number", direction: "descending" });
  return <Table {...props} sort={sort} onSortChange={setSort} />;
}

function Selected(props: TableProps<Job>) {
  const [selected, setSelected] = useState<Set<string>>(new Set(["1041"]));
  return <Table {...props} selectedKeys={selected} onSelectionChange={setSelected} />;
}

const meta = {
  title: "Data/Table",
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Jobs" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(8);
  },
};

export const Sorting: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole("columnheader", { name: "Title" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Title" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(title).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect(title).toHaveAttribute("aria-sort", "descending");
  },
};

const wordy = columns.map((column) =>
  column.id === "title"
    ? { ...column, detail: ({ place }: Job) => `${place}, Northgate Homes and Learning Disability` }
    : column,
);

/** Rows of one height, however long their texts; compact, half as many more fit. */
export const Compact: Story = {
  args: {
    columns: wordy,
    isFixed: true,
    onSelectionChange: fn(),
    rowMenu: () => [{ id: "edit", label: "Edit" }],
  },
  render: (args) => <Selected {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(8));
    const heightOf = async (density: Density) => {
      setTheme({ density }, canvasElement);
      const rows = canvas.getAllByRole("row").slice(1);
      const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
      await expect(heights.size).toBe(1);
      const targets = rows.flatMap((row) => [...row.querySelectorAll("button, label")]);
      for (const target of targets)
        await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      return Math.max(...heights);
    };
    const comfortable = await heightOf("comfortable");
    await expect(await heightOf("compact")).toBeLessThanOrEqual((comfortable * 2) / 3);
    const [detail] = canvas.getAllByText(/Learning Disability$/);
    fireEvent.pointerOver(detail as HTMLElement);
    await expect(detail?.closest("th")?.title).toMatch(/Learning Disability$/);
  },
};

/** Shift selects everything between the row changed last and this one. */
export const Selecting: Story = {
  args: { onSelectionChange: fn() },
  render: (args) => <Selected {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = (number: number) =>
      canvas.getByRole("checkbox", { name: new RegExp(`J-${number}`) });
    const all = canvas.getByRole("checkbox", { name: "Select all rows" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await userEvent.click(row(1040));
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(row(1037));
    await userEvent.keyboard("{/Shift}");
    await expect(row(1038)).toBeChecked();
    await expect(row(1036)).not.toBeChecked();
    row(1039).focus();
    await userEvent.keyboard(" ");
    await expect(row(1039)).not.toBeChecked();
  },
};

const archive = fn();

export const RowMenu: Story = {
  args: {
    rowMenu: (row) => [
      { id: "edit", label: "Edit", icon: <Pencil />, href: `#edit-${row.number}` },
      {
        id: "archive",
        label: "Archive",
        icon: <Archive />,
        tone: "critical",
        onAction: () => archive(row.number),
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const name = "Actions for Care assistant, J-1041";
    await canvas.findByRole("button", { name }, { timeout: 10_000 });
    const [, row] = canvas.getAllByRole("rowheader");
    const link = within(row as HTMLElement).getByRole("link");
    link.focus();
    // The event that browsers send for the context menu key.
    await fireEvent.contextMenu(link, { button: 0 });
    await userEvent.click(await body.findByRole("menuitem", { name: "Archive" }));
    await expect(archive).toHaveBeenCalledWith(1041);
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
  },
};

export const ExpandableRows: Story = {
  args: {
    renderExpanded: (row) =>
      row.applications > 0 ? (
        <DescriptionList
          items={[
            { term: "Hiring manager", description: "Tom Okafor" },
            { term: "Hired", description: `${row.hired} of ${row.hired + 2}` },
          ]}
        />
      ) : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Details of Care assistant, J-1041" });
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("Tom Okafor")).toBeVisible();
    await expect(
      canvas.queryByRole("button", { name: "Details of Registered nurse, J-1042" }),
    ).toBeNull();
  },
};

const navigate = fn();

export const WholeRowIsALink: Story = {
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

export const Loading: Story = {
  args: { rows: [], isLoading: true, onSelectionChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
  },
};

/** The previous rows stay in sight, paler, until the new ones arrive. */
export const Updating: Story = { args: { isLoading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<Briefcase />}
        title="No jobs yet"
        description="Add the first one, and candidates can apply."
        action={<Button variant="primary">Add job</Button>}
      />
    ),
  },
};

export const FilteredEmpty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={<SearchX />}
        title="No jobs match"
        description="None of the 431 jobs fits every filter."
        action={<Button>Clear the filters</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    failed: (
      <ErrorState
        title="Jobs could not be loaded"
        description="The server did not answer."
        onRetry={fn()}
      />
    ),
  },
};
