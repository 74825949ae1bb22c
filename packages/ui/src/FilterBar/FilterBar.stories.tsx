import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { DateRangePicker } from "../DateRangePicker/DateRangePicker.tsx";
import { FilterSearch } from "../FilterSearch/FilterSearch.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { FilterBar, type FilterBarProps, type FilterField } from "./FilterBar.tsx";

const stages = ["Applied", "Shortlist", "Interview", "Processing"];
const options = (labels: string[]) => labels.map((label) => ({ id: label, label }));

type Values = {
  title?: string;
  status?: string;
  stage?: string[];
  opened?: { start: string; end: string };
  salary?: [number | null, number | null];
};
type Editing = { values: Values; set: (change: Values) => void };

/** One field of each kind: text, single choice, multiple choice, dates, numbers. */
const fieldsFor = ({ values, set }: Editing): FilterField[] => [
  {
    id: "title",
    label: "Title",
    renderEditor: ({ close }) => (
      <SearchField
        label="Title contains"
        autoFocus
        defaultValue={values.title ?? ""}
        onSubmit={(title) => {
          set({ title });
          close();
        }}
      />
    ),
  },
  {
    id: "status",
    label: "Status",
    renderEditor: () => (
      <RadioGroup
        label="Status is"
        options={options(["Active", "On hold", "Filled"])}
        value={values.status ?? ""}
        onChange={(status) => set({ status })}
      />
    ),
  },
  {
    id: "stage",
    label: "Stage",
    renderEditor: () => (
      <CheckboxGroup
        label="Stage is one of"
        options={options(stages)}
        value={values.stage ?? []}
        onChange={(stage) => set({ stage })}
      />
    ),
  },
  {
    id: "opened",
    label: "Opened",
    renderEditor: () => (
      <DateRangePicker
        label="Opened between"
        value={values.opened ?? null}
        onChange={(opened) => set({ opened: opened ?? undefined } as Values)}
      />
    ),
  },
  {
    id: "salary",
    label: "Salary",
    renderEditor: () => (
      <Inline>
        <NumberField
          label="From"
          prefix="£"
          hideStepper
          value={values.salary?.[0] ?? null}
          onChange={(from) => set({ salary: [from, values.salary?.[1] ?? null] })}
        />
        <NumberField
          label="To"
          prefix="£"
          hideStepper
          value={values.salary?.[1] ?? null}
          onChange={(to) => set({ salary: [values.salary?.[0] ?? null, to] })}
        />
      </Inline>
    ),
  },
];

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const pounds = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});
const textOf: { [Id in keyof Values]-?: (value: NonNullable<Values[Id]>) => string } = {
  title: (title) => title,
  status: (status) => status,
  stage: (stage) => stage.join(", "),
  opened: ({ start, end }) => days.formatRange(new Date(start), new Date(end)),
  salary: ([from, to]) =>
    [from !== null && `from ${pounds.format(from)}`, to !== null && `to ${pounds.format(to)}`]
      .filter(Boolean)
      .join(" "),
};

function JobFilters({ initial, ...props }: Partial<FilterBarProps> & { initial: Values }) {
  const [values, setValues] = useState(initial);
  const fields = fieldsFor({ values, set: (change) => setValues({ ...values, ...change }) });
  const chips = fields.flatMap(({ id, label }) => {
    const value = values[id as keyof Values];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [{ id, label, value: textOf[id as keyof Values](value as never) }];
  });
  return (
    <FilterBar
      {...props}
      chips={chips}
      fields={fields}
      onRemove={(id) => setValues({ ...values, [id]: undefined })}
      onClear={() => setValues({})}
    />
  );
}

const meta = {
  title: "Data/FilterBar",
  component: FilterBar,
  args: { chips: [], onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = { timeout: 10_000 };

export const Default: Story = {
  render: (args) => (
    <JobFilters {...args} initial={{ status: "Active", stage: ["Shortlist", "Interview"] }} />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const chip = canvas.getByRole("button", { name: "Stage: Shortlist, Interview, change" });
    chip.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await body.findByRole("dialog", { name: "Stage" }, open);
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Processing" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(
      canvas.getByRole("button", { name: "Stage: Shortlist, Interview, Processing, change" }),
    ).toHaveFocus();
  },
};

export const AddingAFilter: Story = {
  render: () => <JobFilters initial={{}} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await body.findByRole("menu", {}, open);
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Title" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const field = await body.findByRole("searchbox", { name: "Title contains" }, open);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("nurse{Enter}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Title: nurse, change" })).toBeVisible();
  },
};

/** After removing a filter, the focus moves to the next one, and finally to Add filter. */
export const TakingFiltersAway: Story = {
  render: () => <JobFilters initial={{ title: "nurse", status: "Active" }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Title: nurse" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Remove Status: Active" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus());
  },
};

export const EveryKind: Story = {
  render: () => (
    <JobFilters
      initial={{
        title: "registered nurse, night shift, Newcastle upon Tyne and Gateshead",
        status: "Active",
        stage: ["Interview"],
        opened: { start: "2026-10-01", end: "2026-11-21" },
        salary: [28_000, null],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus();
  },
};

/** Search terms are filters that can be removed but not changed. */
export const WithASearch: Story = {
  args: {
    chips: [
      { id: "1", label: "Title", value: "nurse" },
      { id: "2", label: "Location", value: "Leeds" },
    ],
    children: <FilterSearch fields={[{ id: "title", label: "Title" }]} onAdd={fn()} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Title: nurse" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
};
