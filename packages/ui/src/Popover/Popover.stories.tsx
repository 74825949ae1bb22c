import type { Meta, StoryObj } from "@storybook/react-vite";
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
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Why" }),
    ).toBeVisible();
  },
};

/** With its name as a heading; closed by what is in it. */
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
