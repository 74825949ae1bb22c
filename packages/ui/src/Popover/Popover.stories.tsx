import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

const meta = { title: "Overlays/Popover", component: Popover } satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Why",
    trigger: <Button>Why?</Button>,
    children: "Because the budget ends in March.",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Why?" }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("dialog", { name: "Why" })).toBeVisible());
  },
};

/** Shows its name as a heading and closes from a button inside. */
export const Titled: Story = {
  args: {
    label: "Snooze this job",
    hasTitle: true,
    size: "sm",
    trigger: <Button>Snooze</Button>,
    children: (close) => <Button onPress={close}>Until Monday</Button>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(body.getByRole("heading", { name: "Snooze this job" })).toBeVisible(),
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Snooze" })).toHaveFocus());
  },
};

/** Lies along the bottom of a narrow screen, where a thumb reaches it. */
export const SheetOnNarrow: Story = {
  args: {
    label: "Snooze this job",
    hasTitle: true,
    isSheetOnNarrow: true,
    trigger: <Button>Snooze</Button>,
    children: (close) => <Button onPress={close}>Until Monday</Button>,
  },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { body, defaultView } = canvasElement.ownerDocument;
    await userEvent.click(canvas.getByRole("button", { name: "Snooze" }));
    const dialog = await within(body).findByRole("dialog", { name: "Snooze this job" });
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect();
      expect([left, right, bottom].map(Math.round)).toEqual([
        1,
        (defaultView?.innerWidth ?? 0) - 1,
        (defaultView?.innerHeight ?? 0) - 1,
      ]);
    });
  },
};

function Anchored() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onPress={() => setOpen(true)}>
        News
      </Button>
      <Popover label="News" hasTitle anchor={button} isOpen={isOpen} onOpenChange={setOpen}>
        Interviews can now be booked by the candidates.
      </Popover>
    </>
  );
}

/**
 * Anchored to a button that is rendered before the popover loads. The focus returns to the button.
 */
export const AnchoredToAButton: Story = {
  args: { label: "News", children: "" },
  render: () => <Anchored />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body.getByRole("dialog", { name: "News" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "News" })).toHaveFocus());
  },
};
