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
    await expect(await body.findByText("t".repeat(100))).toBeVisible();
    await expect(body.getByText("d".repeat(1000))).toBeVisible();
  },
};
