import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, UserX } from "lucide-react";
import { type ComponentType, type CSSProperties, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Rating } from "../Rating/Rating.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
import { Table, type TableColumn, type TableProps } from "./Table.tsx";

type Candidate = { number: number; name: string; place: string; stage: string; rating: number };

const given = ["Amelia", "Priya", "Tom", "Chidi", "Zofia", "Mateo", "Ines", "Yusuf", "Hana"];
const family = ["Shah", "Okafor", "Nowak", "Reyes", "Lindqvist", "Khan", "Byrne"];
const places = ["Leeds", "Liverpool", "London", "Manchester", "Newcastle upon Tyne"];
const stages = ["Applied", "Shortlist", "Interview", "Processing"];
const pick = (from: string[], at: number) => from[at % from.length] ?? "";

const candidates = Array.from(
  { length: 10_000 },
  (_, at): Candidate => ({
    number: at + 1,
    name: `${pick(given, at)} ${pick(family, Math.floor(at / given.length))}`,
    place: pick(places, at * 3),
    stage: pick(stages, at * 5),
    rating: at % 6,
  }),
);

const columns: TableColumn<Candidate>[] = [
  {
    id: "name",
    header: "Candidate",
    width: "16rem",
    cell: (row) => row.name,
    detail: (row) => `C-${row.number} · ${row.stage}`,
    isRowHeader: true,
  },
  { id: "place", header: "Location", cell: (row) => row.place, hideBelow: "sm" },
  {
    id: "stage",
    header: "Stage",
    hideBelow: "sm",
    cell: (row) => (
      <StatusBadge label={row.stage} tone={row.stage === "Interview" ? "info" : "neutral"} />
    ),
  },
  {
    id: "rating",
    header: "Rating",
    cell: (row) => (row.rating > 0 ? <Rating value={row.rating} label="Rating" /> : "–"),
    hideBelow: "sm",
  },
];

const CandidateTable: ComponentType<TableProps<Candidate>> = Table;

function Selected(props: TableProps<Candidate>) {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return <Table {...props} selectedKeys={selected} onSelectionChange={setSelected} />;
}

/** Only the visible ones of 10,000 rows are in the page. */
const meta = {
  title: "Data/Table/Ten thousand rows",
  component: CandidateTable,
  args: {
    caption: "Candidates",
    columns,
    rows: candidates,
    getKey: (row) => String(row.number),
    getLabel: (row) => row.name,
    href: (row) => `#candidate-${row.number}`,
    maxHeight: "36rem",
    rowMenu: (row) => [
      { id: "write", label: `Write to ${row.name}`, icon: <Mail /> },
      { id: "withdraw", label: "Withdraw", icon: <UserX />, tone: "critical" },
    ],
  },
  render: (args) => <Selected {...args} />,
} satisfies Meta<typeof CandidateTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole("region", { name: "Candidates, scrollable" }, patience);
    const table = canvas.getByRole("table");
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    await waitFor(() => expect(table.querySelector("[aria-rowindex='2']")).toBeVisible());
    const nodes = () => canvasElement.querySelectorAll("*").length;
    await expect(nodes()).toBeLessThan(2000);
    region.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(table.querySelector("[aria-rowindex='10001']")).toBeVisible());
    await expect(nodes()).toBeLessThan(2000);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(table.querySelector("[aria-rowindex='2']")).toBeVisible());
  },
};

/** In a window that is as tall as the page asks for, it asks for few of the rows. */
export const InAWindowOfThePagesHeight: Story = {
  args: { maxHeight: undefined },
  tags: ["no-picture"],
  decorators: [
    (Story) => (
      <div style={{ "--ats-page-height": "50rem" } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Candidates, scrollable" }, patience);
    await expect(region.getBoundingClientRect().height).toBe(560);
  },
};

/** The focused row stays in the page however far it is scrolled away. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole("region", { name: "Candidates, scrollable" }, patience);
    const link = await canvas.findByRole("link", { name: candidates[2]?.name as string });
    link.focus();
    region.scrollTo({ top: region.scrollHeight / 2 });
    await waitFor(() => expect(canvas.queryByText(/^C-1 /)).toBeNull());
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(
      canvas.getByRole("checkbox", { name: `Select ${candidates[2]?.name}` }),
    ).toHaveFocus();
  },
};

/**
 * Rows far from the window show only their names, at full height: nothing moves when they come
 * near.
 */
export const APage: Story = {
  args: { rows: candidates.slice(0, 60), isFixed: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole("region", { name: "Candidates, scrollable" }, patience);
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(60));
    const [first, last] = [candidates[0]?.name as string, candidates[59]?.name as string];
    const menu = (name: string) => canvas.queryByRole("button", { name: `Actions for ${name}` });
    const height = region.scrollHeight;
    await waitFor(() => expect(menu(first)).toBeVisible(), patience);
    await expect(menu(last)).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(1000);

    canvas.getByRole("link", { name: last }).focus();
    await waitFor(() => expect(menu(last)).toBeVisible());
    await expect(canvas.getByRole("link", { name: last })).toHaveFocus();
    await waitFor(() => expect(menu(first)).toBeNull());
    await expect(region.scrollHeight).toBe(height);

    region.scrollTo({ top: 0 });
    await waitFor(() => expect(menu(first)).toBeVisible());
    await expect(menu(last)).toBeVisible();
    await userEvent.tab();
    await expect(menu(last)).toHaveFocus();
  },
};
