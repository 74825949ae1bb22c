import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { CountdownDialog, type CountdownDialogProps } from "./CountdownDialog.tsx";

/** Counts `deadline` from the moment the story is shown. */
function Inactive({ deadline, ...props }: CountdownDialogProps) {
  const [end] = useState(() => Date.now() + deadline);
  return <CountdownDialog {...props} deadline={end} />;
}

const meta = {
  title: "Overlays/CountdownDialog",
  component: CountdownDialog,
  args: {
    isOpen: true,
    title: "Continue session",
    children:
      "We have not detected any activity coming from this account in some time. Please click continue below within the time limit else you will be logged out of your account for security purposes.",
    deadline: 60_000,
    continueLabel: "Continue",
    onContinue: fn(),
    endLabel: "Log out",
    onEnd: fn(),
    onExpire: fn(),
  },
  render: (args) => <Inactive {...args} />,
} satisfies Meta<typeof CountdownDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement.ownerDocument.body).findByRole("alertdialog", {
      name: "Continue session",
    }),
  );

export const Default: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await opened(canvasElement);
    const go = dialog.getByRole("button", { name: "Continue" });
    await waitFor(() => expect(go).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(go).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onExpire).not.toHaveBeenCalled();
  },
};

/** Announces a full minute politely. The clock does not advance in this story. */
export const Minute: Story = {
  beforeEach() {
    const { now } = Date;
    const begin = now();
    Date.now = () => begin;
    return () => void (Date.now = now);
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("60 seconds left"));
    await expect(dialog.getByRole("alert")).toBeEmptyDOMElement();
  },
};

/** Announces the last seconds assertively. */
export const LastSeconds: Story = {
  // The seconds left differ on every run.
  tags: ["no-picture"],
  args: { deadline: 9_000 },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/\d seconds left/));
    await expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** A tab that slept past the deadline calls `onExpire` at once, and only once. */
export const SleptPastTheEnd: Story = {
  args: { deadline: -5_000 },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement);
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce());
  },
};
