import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { columns, type Job, jobs } from "../Table/storyJobs.ts";
import { Table } from "../Table/Table.tsx";
import { SelectionBar, type SelectionBarProps } from "./SelectionBar.tsx";

const total = 431;

function WithTable(props: SelectionBarProps) {
  const [selected, setSelected] = useState<Set<string> | "all">(new Set());
  return (
    <Stack gap="md">
      <Table<Job>
        caption="Jobs"
        columns={columns}
        rows={jobs(25)}
        getKey={({ number }) => String(number)}
        getLabel={({ title, number }) => `${title}, J-${number}`}
        selectedKeys={selected}
        onSelectionChange={setSelected}
      />
      <SelectionBar
        {...props}
        count={selected === "all" ? total : selected.size}
        total={total}
        onSelectAll={() => setSelected("all")}
        onClear={() => setSelected(new Set())}
      />
    </Stack>
  );
}

function OfMany(props: SelectionBarProps) {
  const [count, setCount] = useState(props.count);
  return <SelectionBar {...props} count={count} onSelectAll={() => setCount(500)} />;
}

const meta = {
  title: "Data/SelectionBar",
  component: SelectionBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <>
        <Button size="sm" variant="primary">
          Publish
        </Button>
        <Button size="sm">Archive</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Above the limit, the bar offers to select as many rows as are allowed. */
export const MoreThanAtOnce: Story = {
  args: { count: 3, total: 1_234, most: 500, onSelectAll: fn() },
  render: (args) => <OfMany {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select the first 500 of 1,234" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("500 selected, the maximum");
    await expect(canvas.queryByRole("button", { name: /^Select/ })).toBeNull();
    // Pressing it removes the focused button.
    canvas.getByRole("button", { name: "Publish" }).focus();
  },
};

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Selects the page first, then every matching row. Unticking one row goes back to the page. */
export const EveryRowThatMatches: Story = {
  render: (args) => <WithTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole("status");
    await expect(count).toBeEmptyDOMElement();
    canvas.getByRole("checkbox", { name: "Select all rows" }).focus();
    await userEvent.keyboard(" ");
    await expect(count).toHaveTextContent("25 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Select all 431" }));
    await expect(count).toHaveTextContent("All 431 selected");
    await userEvent.click(canvas.getByRole("checkbox", { name: /J-1041/ }));
    await expect(count).toHaveTextContent("24 selected");
  },
};
