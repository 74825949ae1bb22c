import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Banner } from "./Banner.tsx";

const meta = { title: "Overlays/Banner", component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Planned maintenance on Sunday, 06:00 to 08:00.", onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(["neutral", "accent", "positive", "warning", "critical", "info"] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          What it means and what to do.
        </Banner>
      ))}
    </Stack>
  ),
};
