import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useEffect, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Rating } from "../Rating/Rating.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Kanban, type KanbanProps } from "./Kanban.tsx";

type Applicant = { id: string; name: string; job: string; rating: number };

const columns: KanbanProps<Applicant>["columns"] = [
  { id: "APPLIED", title: "Applied", count: 42, tone: "neutral", hasMore: true },
  { id: "SHORTLIST", title: "Shortlist", count: 2, tone: "accent" },
  { id: "INTERVIEW", title: "Interview", count: 1, tone: "info" },
  { id: "HIRE", title: "Hire", count: 0, tone: "positive" },
];
const person = (id: string, name: string, rating: number): Applicant => ({
  id,
  name,
  job: "Registered nurse",
  rating,
});
const start: Record<string, Applicant[]> = {
  APPLIED: [
    person("1", "Priya Shah", 4),
    person("2", "Tom Ellis", 3),
    person("3", "Amira Khan", 5),
  ],
  SHORTLIST: [person("4", "Li Wei", 4), person("5", "Zoë Marsh", 2)],
  INTERVIEW: [person("6", "Samuel Osei", 5)],
};

function Board(props: KanbanProps<Applicant>) {
  const [items, setItems] = useState(props.items);
  const move = (keys: string[], to: string) => {
    props.onMove(keys, to);
    const all = Object.values(items).flatMap((list) => list ?? []);
    const moved = all.filter((item) => keys.includes(item.id));
    setItems(
      Object.fromEntries(
        columns.map(({ id }) => {
          const rest = (items[id] ?? []).filter((item) => !keys.includes(item.id));
          return [id, id === to ? [...moved, ...rest] : rest];
        }),
      ),
    );
  };
  return <Kanban {...props} items={items} onMove={move} />;
}

const ApplicantBoard: ComponentType<KanbanProps<Applicant>> = Board;

const meta = {
  title: "Data/Kanban",
  component: ApplicantBoard,
  args: {
    label: "Applications by status",
    columns,
    items: start,
    getKey: (item) => item.id,
    getLabel: (item) => item.name,
    onMove: fn(),
    renderTitle: (item) => (
      <Inline gap="sm" wrap={false}>
        <Avatar name={item.name} size="sm" />
        {item.name}
      </Inline>
    ),
    renderCard: (item) => (
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {item.job}
        </Text>
        <Rating label="Rating" value={item.rating} />
      </Stack>
    ),
  },
} satisfies Meta<typeof ApplicantBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const selectAll = fn();

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Priya Shah" })).toBeVisible();
  },
};

export const MovesByItsMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Priya Shah" }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("menuitem", {
        name: "Move to Interview",
      }),
    );
    await expect(args.onMove).toHaveBeenCalledWith(["1"], "INTERVIEW");
    const interview = within(canvas.getByRole("grid", { name: "Interview" }));
    await waitFor(() => expect(interview.getByRole("row", { name: "Priya Shah" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Priya Shah moved to Interview");
  },
};

// Where the board has scrolled to depends on the frame in which the card was dropped.
export const MovesByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole("status");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Collapse Applied" })).toHaveFocus();
    await userEvent.tab();
    const applied = within(canvas.getByRole("grid", { name: "Applied" }));
    await expect(applied.getByRole("row", { name: "Priya Shah" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{Enter}");
    await expect(status).toHaveTextContent(/^Tom Ellis picked up, over Shortlist/);
    await userEvent.keyboard("{ArrowRight}");
    await expect(status).toHaveTextContent("Over Interview");
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).toHaveBeenCalledWith(["2"], "INTERVIEW");
    const interview = within(canvas.getByRole("grid", { name: "Interview" }));
    await waitFor(() => expect(interview.getByRole("row", { name: "Tom Ellis" })).toHaveFocus());
    await expect(status).toHaveTextContent("Tom Ellis moved to Interview");
  },
};

export const PutsBackWithEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grip = canvas.getByRole("button", { name: "Drag Priya Shah" });
    grip.focus();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Priya Shah put back");
    await expect(grip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Priya Shah picked up/);
    await userEvent.tab();
    await expect(canvas.getByRole("status")).toHaveTextContent("Priya Shah put back");
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

// Where the board has scrolled to depends on the frame in which the card was dropped.
export const MovesToWhereItMay: Story = {
  tags: ["no-picture"],
  args: { getMoveTargets: ({ id }) => (id === "1" ? ["HIRE"] : []) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Drag Tom Ellis" })).toBeNull();
    canvas.getByRole("button", { name: "Drag Priya Shah" }).focus();
    await userEvent.keyboard("{Enter}{ArrowLeft}{Enter}");
    await expect(args.onMove).toHaveBeenCalledWith(["1"], "HIRE");
  },
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Dispatches the events of a pointer drag. */
async function drag(card: Element, to: Element) {
  const dataTransfer = new DataTransfer();
  const place = to.getBoundingClientRect();
  const at = { clientX: place.x + 20, clientY: place.y + 20, bubbles: true, cancelable: true };
  card.dispatchEvent(new DragEvent("dragstart", { ...at, dataTransfer }));
  await frame();
  for (const type of ["dragenter", "dragover"]) {
    to.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }));
    await frame();
  }
  to.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer }));
  card.dispatchEvent(new DragEvent("dragend", { ...at, dataTransfer }));
}

export const MovesWhatIsSelectedTogether: Story = {
  args: { selectedKeys: new Set(["1", "4"]), onSelectionChange: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: "Priya Shah" })).toHaveAttribute("draggable", "true"),
    );
    await drag(
      canvas.getByRole("row", { name: "Priya Shah" }),
      canvas.getByRole("grid", { name: "Interview" }),
    );
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(["1", "4"], "INTERVIEW"));
    await drag(
      canvas.getByRole("row", { name: "Tom Ellis" }),
      canvas.getByRole("grid", { name: "Hire" }),
    );
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(["2"], "HIRE"));
  },
};

/** Simulates a colleague who moves the first applicant, as a live message would. */
function LiveBoard(props: KanbanProps<Applicant>) {
  const [items, setItems] = useState(props.items);
  useEffect(() => {
    const hear = () => setItems({ ...props.items, APPLIED: props.items.APPLIED?.slice(1) });
    addEventListener("moved-by-another", hear);
    return () => removeEventListener("moved-by-another", hear);
  }, [props.items]);
  return <Kanban {...props} items={items} />;
}

export const TheFocusedCardLeaves: Story = {
  render: (args) => <LiveBoard {...args} />,
  play: async ({ canvas }) => {
    const applied = within(canvas.getByRole("grid", { name: "Applied" }));
    applied.getByRole("row", { name: "Priya Shah" }).focus();
    dispatchEvent(new Event("moved-by-another"));
    await waitFor(() => expect(applied.getByRole("row", { name: "Tom Ellis" })).toHaveFocus());
    await expect(applied.queryByRole("row", { name: "Priya Shah" })).toBeNull();
  },
};

const names = ["Priya Shah", "Tom Ellis", "Amira Khan", "Li Wei", "Zoë Marsh", "Samuel Osei"];
const many = Array.from({ length: 2000 }, (_, at) =>
  person(`m${at}`, `${names[at % names.length]} ${at + 1}`, at % 6),
);

/** A column of two thousand cards, of which only a few are rendered. */
export const LongColumn: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === "APPLIED" ? { ...column, count: many.length, hasMore: false } : column,
    ),
    items: { ...start, APPLIED: many },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const applied = within(canvas.getByRole("grid", { name: "Applied" }));
    await expect(applied.getAllByRole("row").length).toBeLessThan(40);
    await userEvent.click(applied.getByRole("row", { name: "Priya Shah 1" }));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(applied.getByRole("row", { name: "Tom Ellis 2000" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(applied.getByRole("button", { name: "Actions for Tom Ellis 2000" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("menuitem", {
        name: "Move to Hire",
      }),
    );
    await expect(args.onMove).toHaveBeenCalledWith(["m1999"], "HIRE");
    const hire = within(canvas.getByRole("grid", { name: "Hire" }));
    await waitFor(() => expect(hire.getByRole("row", { name: "Tom Ellis 2000" })).toHaveFocus());
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(2000);
  },
};

export const CollapsedColumns: Story = {
  args: { defaultCollapsedKeys: ["HIRE"], onCollapsedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse Interview" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Expand Interview" })).toHaveFocus(),
    );
    await expect(canvas.queryByRole("grid", { name: "Interview" })).toBeNull();
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(new Set(["HIRE", "INTERVIEW"]));
    await userEvent.click(canvas.getByRole("button", { name: "Expand Hire" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Collapse Hire" })).toHaveFocus(),
    );
  },
};

export const Selectable: Story = {
  args: { selectedKeys: new Set(["2"]), onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Select Amira Khan/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(["2", "3"]));
  },
};

const look = fn();

/**
 * Pressing a card outside its link, or Enter, calls `onCardAction` instead of following the link.
 */
export const CardAction: Story = {
  args: { href: ({ id }) => `#${id}`, onCardAction: look },
  play: async ({ canvas, userEvent, args }) => {
    look.mockClear();
    await userEvent.click(canvas.getAllByText("Registered nurse")[0] as HTMLElement);
    await expect(look).toHaveBeenLastCalledWith(args.items.APPLIED?.[0]);
    await expect(canvas.getByRole("row", { name: "Priya Shah" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(look).toHaveBeenLastCalledWith(args.items.APPLIED?.[1]);
    await expect(look).toHaveBeenCalledTimes(2);
  },
};

export const ColumnsWithActions: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      actions: [{ id: "all", label: `Select all in ${column.title}`, onAction: selectAll }],
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    selectAll.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Applied" }));
    const overlays = within(canvasElement.ownerDocument.body);
    await userEvent.click(await overlays.findByRole("menuitem", { name: "Select all in Applied" }));
    await expect(selectAll).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { items: {}, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Applied" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Empty: Story = {
  args: {
    items: {},
    columns: columns.map((column) => ({
      ...column,
      hasMore: false,
      count: 0,
      emptyText: `No one at ${column.title.toLowerCase()} yet`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No one at hire yet")).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      title: `${column.title} and waiting for references from two earlier employers`,
    })),
    items: {
      APPLIED: [
        person("1", "Maximiliana-Aurelia von Hohenstein-Featherstonehaugh of Northgate", 4),
      ],
    },
  },
};
