import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useState } from "react";
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

export const AtTheStart: Story = {
  args: {
    title: "Priya Shah",
    description: "Applied for Registered nurse, Leeds",
    side: "start",
    size: "lg",
    trigger: <Button>Open profile</Button>,
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at}>Staff nurse, Leeds General Infirmary, {2024 - at}</p>
    )),
    footer: (close) => <Button onPress={close}>Done</Button>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open profile" });
    await userEvent.click(opener);
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("button", { name: "Done" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The page stays usable. Escape closes the drawer from anywhere. */
export const Beside: Story = {
  args: { title: "", children: null },
  parameters: {
    viewport: {
      options: { desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } } },
    },
  },
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: function List() {
    const [shown, setShown] = useState<string>();
    return (
      <main id="content">
        {["Priya Shah", "Tom Ellis"].map((name) => (
          <Button key={name} onPress={() => setShown(name)}>
            {name}
          </Button>
        ))}
        <Drawer
          isBeside
          isOpen={shown !== undefined}
          onOpenChange={() => setShown(undefined)}
          title={shown ?? ""}
        >
          Applied for Registered nurse, Leeds
        </Drawer>
      </main>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Priya Shah" }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole("dialog", { name: "Priya Shah" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Tom Ellis" }));
    await body.findByRole("dialog", { name: "Tom Ellis" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Tom Ellis" }));
    await body.findByRole("dialog", { name: "Tom Ellis" });
  },
};
