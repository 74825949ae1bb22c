import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { clearToasts, showToast } from "./Toast.tsx";

const undo = fn();

function Archive() {
  return (
    <Button
      onPress={() =>
        showToast({
          tone: "positive",
          title: "3 jobs archived",
          description: "They stay in the archive.",
          action: { label: "Undo", onPress: undo },
        })
      }
    >
      Archive
    </Button>
  );
}

const meta = {
  title: "Overlays/Toast",
  component: Archive,
  beforeEach: clearToasts,
} satisfies Meta<typeof Archive>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const toast = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
    await expect(toast).toHaveTextContent("3 jobs archived");
  },
};

export const Undone: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
  },
};

export const CutToItsLimits: Story = {
  play: async ({ canvasElement }) => {
    showToast({ title: "t".repeat(200), description: "d".repeat(2000), timeout: null });
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByText(`${"t".repeat(99)}…`)).toBeVisible());
    await expect(body.getByText(`${"d".repeat(999)}…`)).toBeVisible();
  },
};

export const ActionAndUndo: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const onUndo = fn();
    showToast({
      tone: "positive",
      title: "Priya Shah moved to Interview",
      onUndo,
      action: { label: "Book interview", onPress: fn() },
      timeout: null,
    });
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("button", { name: "Book interview" })).toBeVisible());
    await userEvent.click(body.getByRole("button", { name: "Undo" }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
  },
};

/** Ctrl Z undoes from anywhere on the page, but in a text field belongs to the field. */
export const UndoneByKeyboard: Story = {
  render: () => (
    <>
      <Archive />
      <input aria-label="Search" />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const undos = ["Ann rejected", "Ben rejected"].map((title) => {
      const onUndo = fn();
      showToast({ title, onUndo, timeout: null });
      return onUndo;
    });
    await body.findByText("Ben rejected");
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(undos[1]).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Archive" }).focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(undos[1]).toHaveBeenCalledOnce();
    await expect(undos[0]).not.toHaveBeenCalled();
    await waitFor(() => expect(body.queryByText("Ben rejected")).toBeNull());
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(undos[0]).toHaveBeenCalledOnce();
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
  },
};

/** F6 goes to the messages and back. Escape closes one, and the focus returns after the last. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const archive = canvas.getByRole("button", { name: "Archive" });
    await userEvent.click(archive);
    await body.findByRole("alertdialog");
    const goToMessages = async () => {
      await userEvent.keyboard("{F6}");
      await waitFor(() =>
        expect(body.getByRole("region")).toContainElement(
          canvasElement.ownerDocument.activeElement as HTMLElement,
        ),
      );
    };
    await goToMessages();
    await userEvent.tab();
    await userEvent.keyboard("{F6}");
    await expect(archive).toHaveFocus();
    await goToMessages();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(archive).toHaveFocus());
  },
};

/** While the pointer is on one toast, none disappears. */
export const WaitsUnderThePointer: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const onClose = fn();
    showToast({ title: "Report ready", timeout: 2_000, onClose });
    const toast = await body.findByRole("alertdialog");
    // The timer starts once the toast is painted.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** Three are shown; the others wait. */
export const Queue: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const tones = ["positive", "info", "warning", "critical"] as const;
    for (const tone of tones)
      showToast({ tone, title: `Import: ${tone}`, description: "42 candidates", timeout: null });
    await waitFor(() => expect(body.getAllByRole("alertdialog")).toHaveLength(3));
    await userEvent.click(body.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(body.getByText("Import: positive")).toBeVisible());
  },
};

/** Results of many items, listed on request. */
export const ShowAll: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    showToast({
      tone: "critical",
      title: "40 applications were not moved",
      description: "Person 1: Moved by someone else. And 39 more.",
      details: Array.from({ length: 40 }, (_, at) => ({
        id: at,
        name: `Person ${at + 1}`,
        text: "Moved by someone else. Check it again.",
      })),
      timeout: null,
    });
    await userEvent.click(await body.findByRole("button", { name: "Show all" }));
    const dialog = await body.findByRole("dialog", { name: "40 applications were not moved" });
    await expect(within(dialog).getAllByRole("listitem")).toHaveLength(40);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};
