import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { columns, type Job, jobs } from "../Table/storyJobs.ts";
import { Table } from "../Table/Table.tsx";
import { ColumnChooser, type ColumnChooserProps } from "./ColumnChooser.tsx";

function WithTable(props: ColumnChooserProps) {
  const [order, setOrder] = useState<string[]>();
  const [hidden, setHidden] = useState<Set<string>>(new Set(["number"]));
  const chosen = { ...(order && { columnOrder: order }), hiddenColumns: hidden };
  return (
    <Stack gap="md">
      <div>
        <ColumnChooser
          {...props}
          {...chosen}
          onColumnOrderChange={setOrder}
          onHiddenColumnsChange={setHidden}
          onReset={() => {
            setOrder(undefined);
            setHidden(new Set());
          }}
        />
      </div>
      <Table<Job>
        caption="Jobs"
        columns={columns}
        {...chosen}
        rows={jobs(5)}
        getKey={({ number }) => String(number)}
      />
    </Stack>
  );
}

const meta = {
  title: "Data/ColumnChooser",
  component: ColumnChooser,
  args: { columns, onColumnOrderChange: fn(), onHiddenColumnsChange: fn() },
  render: (args) => <WithTable {...args} />,
} satisfies Meta<typeof ColumnChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const heads = () =>
      [...canvasElement.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    await expect(heads()).toEqual(["Title", "Location", "Status", "Applications"]);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const dialog = within(await body.findByRole("dialog", { name: "Columns" }));
    await userEvent.click(await dialog.findByRole("checkbox", { name: /Number/ }, open));
    await expect(heads()).toEqual(["Title", "Number", "Location", "Status", "Applications"]);
    await expect(dialog.getByRole("checkbox", { name: /Title/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Reset" }));
  },
};

/** Space shows or hides the column that arrow keys choose; Escape closes and keeps the choice. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Columns" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("dialog", { name: "Columns" }));
    const row = await dialog.findByRole("row", { name: /Title/ }, open);
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard("{ArrowDown} ");
    await waitFor(() =>
      expect(canvasElement.querySelector("thead")).toHaveTextContent("TitleNumber"),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvasElement.querySelector("thead")).toHaveTextContent("TitleNumber");
  },
};

/** The pressed button keeps the focus while its column moves. */
export const MovingByButtons: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const up = () => body.getByRole("button", { name: "Move Location up" });
    await body.findByRole("button", { name: "Move Location up" }, open);
    up().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(up()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    // The first column cannot move up.
    await waitFor(() =>
      expect(body.getByRole("button", { name: "Move Location down" })).toHaveFocus(),
    );
    await expect(canvasElement.querySelector("thead th")).toHaveTextContent("Location");
  },
};
