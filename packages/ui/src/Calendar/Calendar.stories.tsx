import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Calendar, type CalendarEvent, type CalendarProps } from "./Calendar.tsx";

const people = [
  { id: "amira", name: "Amira Khan" },
  { id: "tom", name: "Tom Ellis" },
  { id: "grace", name: "Grace Mensah" },
];
const at = (day: number, from: string, to: string) => ({
  start: `2026-01-0${day}T${from}:00Z`,
  end: `2026-01-0${day}T${to}:00Z`,
});
const events: CalendarEvent[] = [
  {
    id: "priya",
    title: "Interview: Priya Shah",
    ...at(6, "10:00", "11:00"),
    place: "Room 2, Leeds",
    people: ["amira", "tom"],
  },
  {
    id: "li",
    title: "Interview: Li Wei",
    ...at(6, "13:30", "14:15"),
    tone: "info",
    place: "Video call",
    people: ["amira"],
  },
  {
    id: "panel",
    title: "Panel: registered nurse",
    ...at(7, "09:00", "11:30"),
    tone: "positive",
    place: "Board room",
    people: ["amira", "tom", "grace"],
  },
  {
    id: "late",
    title: "Scorecards due",
    ...at(8, "16:00", "16:30"),
    tone: "warning",
    people: ["grace"],
    isFixed: true,
  },
  {
    id: "open-day",
    title: "Open day at Northgate Group",
    start: "2026-01-08",
    end: "2026-01-10",
    isAllDay: true,
    tone: "neutral",
  },
  {
    id: "zoe",
    title: "No show: Zoë Marsh",
    ...at(9, "11:00", "11:45"),
    tone: "critical",
    people: ["tom"],
  },
];

/** Applies each change, so that moved events stay where they were dropped. */
function Diary(props: CalendarProps) {
  const [shown, setShown] = useState(props.events);
  return (
    <Calendar
      {...props}
      events={shown}
      {...(props.onChange && {
        onChange: (event, span) => {
          props.onChange?.(event, span);
          setShown((now) => now.map((one) => (one.id === event.id ? { ...one, ...span } : one)));
        },
      })}
    />
  );
}

const meta = {
  title: "Data/Calendar",
  component: Calendar,
  render: Diary,
  args: {
    label: "Interviews",
    events,
    people,
    defaultView: "week",
    defaultDate: "2026-01-05",
    timeZone: "Europe/London",
    businessHours: { days: [1, 2, 3, 4, 5], start: "09:00", end: "17:30" },
    onOpen: fn(),
    onCreate: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^Interview: Priya Shah, Tuesday/ }, patience),
    ).toBeVisible();
    await expect(canvas.getByText("Times in Europe/London")).toBeVisible();
  },
};

export const Day: Story = { args: { defaultView: "day", defaultDate: "2026-01-06" } };
export const Month: Story = { args: { defaultView: "month" } };
export const Agenda: Story = {
  args: { defaultView: "agenda" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: /^No show: Zoë Marsh/ }, patience),
    ).toBeVisible();
  },
};

export const ChangesView: Story = {
  args: { onViewChange: fn(), onRangeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Month" }, patience));
    await expect(args.onViewChange).toHaveBeenCalledWith("month");
    await expect(await canvas.findByRole("heading", { name: "January 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(await canvas.findByRole("heading", { name: "February 2026" })).toBeVisible();
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ date: expect.stringMatching(/^2026-02-/) }),
    );
  },
};

/** Changing `date` moves the calendar only when the date is not already shown. */
export const DateChanged: Story = {
  args: { date: "2026-01-05", onRangeChange: fn() },
  render: (args) => <Going {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const shown = { name: /^Interview: Priya Shah, Tuesday/ };
    await canvas.findByRole("button", shown, patience);
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ date: "2026-01-05" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Go to February" }));
    await canvas.findByRole("heading", { name: /Feb.* 2026/ });
    await expect(canvas.queryByRole("button", shown)).toBeNull();
  },
};

const rangeChanged = fn<NonNullable<CalendarProps["onRangeChange"]>>();

/** A weekend that folds away as `date` leaves it is no day that somebody turned to. */
export const DateLeavesWeekend: Story = {
  args: { date: "2026-01-10", onRangeChange: rangeChanged },
  render: (args) => <Going {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: /^Interview: Priya Shah, Tuesday/ }, patience);
    await userEvent.click(canvas.getByRole("button", { name: "Go to February" }));
    await canvas.findByRole("heading", { name: /Feb.* 2026/ });
    const dates = rangeChanged.mock.calls.map(([{ date }]) => date);
    await expect([...new Set(dates)]).toEqual(["2026-01-10", "2026-02-11"]);
  },
};

function Going(props: CalendarProps) {
  const [date, setDate] = useState(props.date);
  return (
    <>
      <Button onPress={() => setDate("2026-02-11")}>Go to February</Button>
      <Calendar {...props} date={date} />
    </>
  );
}

/** All events are one Tab stop; arrow keys go from one to another, and by day. */
export const EventsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const event = (name: string) => canvas.findByRole("button", { name: RegExp(name) }, patience);
    const priya = await event("Priya Shah");
    (await canvas.findByRole("group", { name: /Jan/ })).focus();
    await userEvent.tab();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await waitFor(() => expect(priya).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(await event("Li Wei")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await event("Panel")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(priya).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}");
    const last = await event("No show");
    await expect(last).toHaveFocus();
    await expect(screen.queryByRole("menu")).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("group", { name: /Jan/ })).toHaveFocus();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menu", { name: /No show/ })).toBeVisible();
  },
};

export const MovesByItsMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const event = await canvas.findByRole("button", { name: /^Interview: Li Wei/ }, patience);
    event.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "15 minutes later" }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: "li" }), {
      start: "2026-01-06T13:45:00.000Z",
      end: "2026-01-06T14:30:00.000Z",
    });
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /^Interview: Li Wei.*13:45/ })).toHaveFocus(),
    );
  },
};

export const MadeByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = await canvas.findByRole("group", { name: /Jan/ }, patience);
    grid.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith({
      start: "2026-01-06T09:30:00.000Z",
      end: "2026-01-06T10:00:00.000Z",
    });
  },
};

export const OneOfSeveralPeople: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: /^Interview: Li Wei/ }, patience);
    // On a phone all stand in one line that scrolls.
    const tops = people.map(({ name }) => canvas.getByRole("button", { name }).offsetTop);
    await expect(new Set(tops).size).toBe(1);
    const line = canvas.getByRole("toolbar", { name: "People" });
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    await userEvent.click(canvas.getByRole("button", { name: "Amira Khan" }));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: /^Interview: Li Wei/ })).toBeNull(),
    );
    await expect(canvas.getByRole("button", { name: /^Panel/ })).toBeVisible();
  },
};

/** The drawn day grows to include early events and working hours of another time zone. */
export const OutsideTheUsualHours: Story = {
  args: {
    events: [
      ...events,
      { id: "early", title: "Interview: Ada Obi", ...at(6, "05:30", "06:15"), people: ["tom"] },
      { id: "night", title: "Interview: Sam Lee", ...at(7, "20:30", "21:30"), people: ["tom"] },
    ],
    businessHours: {
      days: [1, 2, 3, 4, 5],
      start: "09:00",
      end: "17:00",
      timeZone: "America/New_York",
    },
  },
  play: async ({ canvas }) => {
    const early = await canvas.findByRole("button", { name: /^Interview: Ada Obi/ }, patience);
    await expect(early).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Interview: Sam Lee/ })).toBeInTheDocument();
    await expect(canvas.getByText("05:00")).toBeInTheDocument();
    await expect(canvas.getByText("21:00")).toBeInTheDocument();
    await expect(canvas.queryByText("04:00")).toBeNull();
  },
};

const crowd: CalendarEvent[] = (
  [
    ["Priya Shah", "09:30", "10:15"],
    ["Li Wei", "09:45", "10:00"],
    ["Zoë Marsh", "10:00", "10:45"],
    ["Ada Obi", "10:00", "10:15"],
    ["Sam Lee", "10:10", "11:00"],
    ["Grace Ofori", "10:30", "11:30"],
  ] as const
).map(([name, from, to]) => ({ id: name, title: name, ...at(6, from, to) }));

/** Overlapping events stand side by side, each at least 24 pixels wide and high. */
export const CloseOverlaps: Story = {
  args: { events: crowd, people: [] },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: /^\+\d$/ }, patience);
    const targets = [more, ...canvas.getAllByRole("button", { name: /Tuesday 6 January/ })].map(
      (button) => button.getBoundingClientRect(),
    );
    for (const [index, one] of targets.entries()) {
      await expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
      const covered = targets
        .slice(index + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        );
      await expect(covered).toBe(false);
    }
    await userEvent.click(more);
    const rest = within(await screen.findByRole("dialog"));
    const hidden = crowd.length - (targets.length - 1);
    await expect(rest.getAllByRole("button", { name: /Tuesday/ })).toHaveLength(hidden);
  },
};

export const CloseOverlapsOnPhone: Story = {
  ...CloseOverlaps,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "22rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const ReadOnly: Story = {
  render: (args) => <Calendar {...args} />,
  args: { onOpen: undefined, onCreate: undefined, onChange: undefined } as never,
};

export const EmptyWeek: Story = { args: { events: [], people: [] } };
export const Loading: Story = { args: { isLoading: true, events: [] } };
export const Empty: Story = {
  args: { defaultView: "agenda", events: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing planned", {}, patience)).toBeVisible();
  },
};
