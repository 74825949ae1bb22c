import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Archive,
  Briefcase,
  CalendarDays,
  ChartColumn,
  Plus,
  UserRound,
  Users,
} from "lucide-react";
import { useEffect, useInsertionEffect, useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { Keys } from "../Keys/Keys.tsx";
import { Text } from "../Text/Text.tsx";
import { CommandPalette, EarlyInput, preloadCommandPalette, Typed } from "./CommandPalette.tsx";

const people = ["Priya Shah", "Priyanka Rao", "Tom Ellis"];

const meta = {
  title: "Frame/CommandPalette",
  component: CommandPalette,
  args: {
    groups: [
      {
        id: "pages",
        title: "Go to",
        commands: [
          { id: "jobs", label: "Jobs", icon: <Briefcase />, href: "#jobs", shortcut: "G J" },
          { id: "candidates", label: "Candidates", icon: <Users />, href: "#c", shortcut: "G C" },
          { id: "calendar", label: "Calendar", icon: <CalendarDays />, href: "#calendar" },
          {
            id: "reports",
            label: "Reports",
            icon: <ChartColumn />,
            href: "#reports",
            keywords: "funnel cost dashboard",
          },
        ],
      },
      {
        id: "actions",
        title: "Actions",
        commands: [
          { id: "add-job", label: "Add a job", icon: <Plus />, onAction: fn(), shortcut: "C" },
          {
            id: "archive",
            label: "Archive this job",
            description: "Registered nurse, Leeds",
            icon: <Archive />,
            onAction: fn(),
          },
        ],
      },
    ],
    recent: ["calendar"],
    onRun: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: "30rem" }}>
      <CommandPalette {...args} />
      <Text tone="muted">
        Press <Keys keys="Mod+K" />
      </Text>
    </div>
  ),
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body);
  // The dialog of `EarlyInput` has no menu.
  await body.findByRole("menu", { name: "Commands" });
  return within(body.getByRole("dialog", { name: "Commands" }));
};

/** Once its code has loaded, the key shows the first lines in the next frame, then the others. */
export const Default: Story = {
  beforeEach: preloadCommandPalette,
  play: async ({ canvasElement, userEvent, args }) => {
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    await new Promise(requestAnimationFrame);
    const palette = within(
      within(canvasElement.ownerDocument.body).getByRole("dialog", { name: "Commands" }),
    );
    const box = palette.getByRole("searchbox");
    await expect(box).toHaveFocus();
    await expect(palette.getByRole("menuitem", { name: /^Jobs/ })).toBeVisible();
    await waitFor(() => expect(palette.getAllByRole("menuitem")).toHaveLength(7));
    await userEvent.keyboard("add{Enter}");
    await expect(args.onRun).toHaveBeenCalledWith("add-job");
    await expect(args.groups[1]?.commands[0]?.onAction).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull(),
    );
  },
};

/** The arrow keys move the highlight while the focus stays in the search box. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.keyboard("{Meta>}k{/Meta}");
    const palette = await opened(canvasElement);
    const box = palette.getByRole("searchbox");
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("ca{ArrowDown}");
    const marked = () =>
      canvasElement.ownerDocument.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    await waitFor(() => expect(marked()).toHaveTextContent("Calendar"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(marked()).toHaveTextContent("Candidates"));
    await expect(box).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { isOpen: true, hotkey: null },
  play: async ({ canvasElement, userEvent }) => {
    const palette = await opened(canvasElement);
    await waitFor(() => expect(palette.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("zzz");
    await waitFor(() =>
      expect(palette.getByRole("status")).toHaveTextContent("Nothing matches “zzz”"),
    );
  },
};

/** Typing also finds people and jobs, in one list with the commands. */
export const Searching: Story = {
  args: {
    isOpen: true,
    hotkey: null,
    search: async (query) => [
      {
        id: "people",
        title: "Candidates",
        commands: people
          .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
          .map((name) => ({ id: name, label: name, icon: <UserRound />, href: `#${name}` })),
      },
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const palette = await opened(canvasElement);
    await waitFor(() => expect(palette.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("pri");
    await waitFor(() =>
      expect(palette.getByRole("menuitem", { name: "Priya Shah" })).toBeVisible(),
    );
    await expect(palette.getAllByRole("menuitem")).toHaveLength(2);
  },
};

const early = new Typed();

/** A letter that arrives between the render of the field and its appearance. */
function FastLetter() {
  useInsertionEffect(() => early.type("p"), []);
  return null;
}

/** No letter is lost while the palette's code loads, and Enter waits for the results. */
export const TypedEarly: Story = {
  args: {
    isOpen: true,
    hotkey: null,
    typed: early,
    search: async (query) => {
      await new Promise((answer) => setTimeout(answer, 200));
      const commands = people
        .filter((name) => name.toLowerCase().startsWith(query))
        .map((name) => ({ id: name, label: name }));
      return [{ id: "people", title: "Candidates", commands }];
    },
  },
  render: function SlowlyLoaded(args) {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setLoaded(true), 400);
      return () => clearTimeout(timer);
    }, []);
    return isLoaded ? (
      <CommandPalette {...args} />
    ) : (
      <>
        <EarlyInput typed={early} onClose={fn()} />
        <FastLetter />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = () => within(canvasElement.ownerDocument.body).getByRole("searchbox");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("ri");
    await waitFor(() => expect(canvas.queryByRole("searchbox")).toBeNull());
    await expect(box()).toHaveFocus();
    await userEvent.keyboard("ynka{ArrowLeft}{ArrowLeft}{ArrowLeft}a{Enter}");
    await expect(args.onRun).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith("Priyanka Rao"));
  },
};

/** A failed search leaves the commands in place. */
export const SearchFails: Story = {
  args: { isOpen: true, hotkey: null, search: () => Promise.reject(new Error("offline")) },
  play: async ({ canvasElement, userEvent }) => {
    const palette = await opened(canvasElement);
    await waitFor(() => expect(palette.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("jobs");
    await waitFor(() => expect(palette.getByRole("status")).toHaveTextContent("1 results"));
    await waitFor(() => expect(palette.getByRole("menuitem", { name: /Jobs/ })).toBeVisible());
  },
};
