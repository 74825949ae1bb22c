import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ShortcutList } from "./ShortcutList.tsx";

const meta = {
  title: "Frame/ShortcutList",
  component: ShortcutList,
  args: {
    groups: [
      {
        title: "Everywhere",
        shortcuts: [
          { keys: "Mod+K", label: "Find a page or an action" },
          { keys: "/", label: "Search candidates and jobs" },
          { keys: "?", label: "Show these shortcuts" },
          { keys: "G J", label: "Go to jobs" },
        ],
      },
      {
        title: "Reviewing applications",
        shortcuts: [
          { keys: "ArrowDown", label: "Next candidate" },
          { keys: "ArrowUp", label: "Candidate before" },
          { keys: "1", label: "Move to Shortlist" },
          { keys: "2", label: "Move to Interview" },
          { keys: "Mod+Z", label: "Undo" },
        ],
      },
    ],
  },
  render: (args) => (
    <Stack>
      <TextField label="Note" />
      <ShortcutList {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ShortcutList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const note = canvas.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, "Why?");
    await expect(note).toHaveValue("Why?");
    await expect(body.queryByRole("dialog")).toBeNull();
    note.blur();
    await userEvent.keyboard("?");
    const list = await body.findByRole("dialog", { name: "Keyboard shortcuts" });
    const group = within(list).getByRole("region", { name: "Everywhere" });
    await waitFor(() => expect(group).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const title = await body.findByText("Reviewing applications");
    await waitFor(() => expect(title).toBeVisible());
  },
};
