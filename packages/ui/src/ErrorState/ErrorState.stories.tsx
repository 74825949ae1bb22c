import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = { title: "Data/ErrorState", component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retrying: Story = {
  args: { title: "Jobs could not be loaded", onRetry: fn(), isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Default: Story = {
  args: {
    title: "Jobs could not be loaded",
    description: "The server did not answer.",
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
