import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Banner } from "../../src/Banner/Banner.tsx";
import { Button } from "../../src/Button/Button.tsx";
import { Inline } from "../../src/Inline/Inline.tsx";
import { StatusBadge } from "../../src/StatusBadge/StatusBadge.tsx";
import { Text } from "../../src/Text/Text.tsx";
import { clearToasts, showToast } from "../../src/Toast/Toast.tsx";

const meta = { title: "Patterns/Errors and undo", beforeEach: clearToasts } satisfies Meta;
export default meta;

type Story = StoryObj;

function Archive() {
  const [isArchived, setArchived] = useState(false);
  return (
    <Inline gap="md">
      <Text weight="medium">Registered nurse</Text>
      <StatusBadge
        tone={isArchived ? "neutral" : "positive"}
        label={isArchived ? "Archived" : "Active"}
      />
      <Button
        size="sm"
        onPress={() => {
          setArchived(true);
          showToast({ title: "Job archived", onUndo: () => setArchived(false) });
        }}
      >
        Archive job
      </Button>
    </Inline>
  );
}

/** Done at once and undone with one press. */
export const Undo: Story = {
  render: () => <Archive />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive job" }));
    await expect(canvas.getByText("Archived")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.getByText("Active")).toBeVisible());
  },
};

/** Some rows failed: what happened, why and what to do. The banner stays until dismissed. */
export const PartFailed: Story = {
  render: () => (
    <Banner
      tone="critical"
      title="2 of 14 applications were not moved"
      actions={<Button size="sm">Show the two</Button>}
      onDismiss={() => {}}
    >
      Someone else has since moved Priya Raman and Tomasz Zieliński. The other 12 are in Interview.
    </Banner>
  ),
};
