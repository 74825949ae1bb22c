import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = { title: "Overlays/Dialog", component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Share job",
    description: "They can read it and leave comments.",
    trigger: <Button>Share</Button>,
    children: <TextField label="Email" name="email" />,
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Share
        </Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", {
      name: "Share job",
    });
    await expect(dialog).toBeVisible();
  },
};
export const ClosesByEscape: Story = {
  args: Default.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(opener);
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
