import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { AnnouncementBar } from "./AnnouncementBar.tsx";

const meta = {
  title: "Frame/AnnouncementBar",
  component: AnnouncementBar,
  parameters: { layout: "fullscreen" },
  args: {
    children: "Interviews can now be booked by the candidates themselves.",
    link: { label: "See how", href: "#how" },
    onDismiss: fn(),
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("complementary", { name: "Announcement" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "See how" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="none">
      <AnnouncementBar id="new">Interviews can now be booked by the candidates.</AnnouncementBar>
      <AnnouncementBar id="info" tone="info">
        The reports of February are ready.
      </AnnouncementBar>
      <AnnouncementBar id="warning" tone="warning">
        The ATS is closed on Sunday from 06:00 to 08:00.
      </AnnouncementBar>
    </Stack>
  ),
};

export const Long: Story = {
  args: {
    tone: "warning",
    children:
      "The ATS is closed on Sunday from 06:00 to 08:00 while it moves to a faster database. Candidates can still read adverts, and what they send in that time waits for you until Monday morning.",
  },
};
