import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../../src/Button/Button.tsx";
import { ConfirmDialog } from "../../src/ConfirmDialog/ConfirmDialog.tsx";
import { SelectionBar } from "../../src/SelectionBar/SelectionBar.tsx";
import { Stack } from "../../src/Stack/Stack.tsx";
import { StatusBadge } from "../../src/StatusBadge/StatusBadge.tsx";
import { Table, type TableColumn } from "../../src/Table/Table.tsx";
import { Text } from "../../src/Text/Text.tsx";
import { clearToasts, showToast } from "../../src/Toast/Toast.tsx";

const meta = { title: "Patterns/Bulk actions", beforeEach: clearToasts } satisfies Meta;
export default meta;

type Story = StoryObj;
type Applicant = { id: string; name: string; job: string; isRejected: boolean };

const applicants: Applicant[] = [
  { id: "1", name: "Amara Okafor", job: "Registered nurse", isRejected: false },
  { id: "2", name: "Tomasz Zieliński", job: "Registered nurse", isRejected: false },
  { id: "3", name: "Priya Raman", job: "Senior care assistant", isRejected: false },
];

const columns: TableColumn<Applicant>[] = [
  { id: "name", header: "Candidate", cell: ({ name }) => name },
  { id: "job", header: "Job", cell: ({ job }) => job },
  { id: "status", header: "Status", cell: statusOf },
];

function statusOf({ isRejected }: Applicant) {
  return isRejected ? (
    <StatusBadge tone="critical" label="Rejected" />
  ) : (
    <StatusBadge tone="info" label="Applied" />
  );
}

function Review() {
  const [rows, setRows] = useState(applicants);
  const [selected, select] = useState(new Set<string>());
  const [isAsking, ask] = useState(false);
  const reject = () => {
    const before = rows;
    setRows(rows.map((row) => (selected.has(row.id) ? { ...row, isRejected: true } : row)));
    ask(false);
    select(new Set());
    showToast({
      tone: "positive",
      title: `${selected.size} applications rejected`,
      description: "Emails go out in ten seconds.",
      onUndo: () => setRows(before),
    });
  };
  return (
    <Stack gap="md">
      <Table
        caption="Applications"
        rows={rows}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        selectedKeys={selected}
        onSelectionChange={select}
        columns={columns}
      />
      <SelectionBar count={selected.size} onClear={() => select(new Set())}>
        <Button size="sm" onPress={() => ask(true)}>
          Reject
        </Button>
      </SelectionBar>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={ask}
        title={`Reject ${selected.size} applications?`}
        confirmLabel={`Reject ${selected.size}`}
        tone="critical"
        onConfirm={reject}
      >
        <Text as="p">
          Each candidate gets the email “Application unsuccessful”. You can undo it until the emails
          go out.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** Choose rows, see the effect, do it, undo it. */
export const RejectSeveral: Story = {
  render: () => <Review />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Amara Okafor/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Priya Raman/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Reject" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reject 2" }));
    await expect(canvas.getAllByText("Rejected")).toHaveLength(2);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.queryByText("Rejected")).toBeNull());
  },
};
