import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = { title: "Overlays/Drawer", component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Filters",
    trigger: <Button>Filters</Button>,
    children: <TextField label="Location" />,
    footer: (close) => (
      <Button variant="primary" onPress={close}>
        Apply
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Filters" }),
    ).toBeVisible();
  },
};
