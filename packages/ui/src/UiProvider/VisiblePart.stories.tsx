import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { CommandPalette } from "../CommandPalette/CommandPalette.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Drawer } from "../Drawer/Drawer.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Select } from "../Select/Select.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { clearToasts, showToast } from "../Toast/Toast.tsx";

/** A frame 900 pixels tall, of which a partner's page shows 400 pixels from 300 down. */
const inSight = { top: 300, bottom: 700 };
const manyLines = Array.from({ length: 60 }, (_, at) => ({ id: String(at), label: `Line ${at}` }));
const text = manyLines.map(({ id, label }) => <p key={id}>{label}</p>);

const meta = {
  title: "Foundations/VisiblePart",
  tags: ["no-picture"],
  parameters: {
    viewport: {
      options: { frame: { name: "Frame", styles: { width: "1200px", height: "900px" } } },
    },
  },
  globals: { viewport: { value: "frame", isRotated: false } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty("--ats-visible-top", `${inSight.top}px`);
    style.setProperty("--ats-visible-height", `${inSight.bottom - inSight.top}px`);
    return () => {
      style.removeProperty("--ats-visible-top");
      style.removeProperty("--ats-visible-height");
    };
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Within the part in sight, and not just a sliver of it. */
async function expectInSight(element: HTMLElement, least = 40) {
  await expect(window.innerHeight).toBe(900);
  await waitFor(() => {
    const sheet = element.closest("[data-placement]") ?? element;
    const { top, bottom, height } = sheet.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(inSight.top);
    expect(bottom).toBeLessThanOrEqual(inSight.bottom);
    expect(height).toBeGreaterThanOrEqual(least);
  });
}

async function opens(name: string, role: "dialog" | "alertdialog", opened = name) {
  await userEvent.click(await screen.findByRole("button", { name }));
  await expectInSight(await screen.findByRole(role, { name: opened }), 100);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
}

/** Dialogs, drawers, commands and toasts open in sight, however long they are. */
export const Overlays: Story = {
  render: () => (
    <Stack>
      <Dialog title="Dialog" trigger={<Button>Dialog</Button>}>
        {text}
      </Dialog>
      <Dialog title="Full dialog" size="full" trigger={<Button>Full dialog</Button>}>
        {text}
      </Dialog>
      <Drawer title="Drawer" trigger={<Button>Drawer</Button>}>
        {text}
      </Drawer>
      <ConfirmDialog
        title="Withdraw"
        confirmLabel="Withdraw"
        onConfirm={() => {}}
        trigger={<Button>Confirm</Button>}
      >
        The candidate is told.
      </ConfirmDialog>
      <CommandPalette groups={[{ id: "lines", title: "Lines", commands: manyLines }]} />
      <Button
        onPress={() =>
          showToast({ title: "Moved", description: "Amelia. ".repeat(120), timeout: null })
        }
      >
        Toast
      </Button>
    </Stack>
  ),
  play: async () => {
    for (const name of ["Dialog", "Full dialog", "Drawer"]) await opens(name, "dialog");
    await opens("Confirm", "alertdialog", "Withdraw");
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("menu", { name: "Commands" });
    await expectInSight(screen.getByRole("dialog", { name: "Commands" }), 100);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Toast" }));
    await expectInSight(await screen.findByRole("alertdialog"), 100);
    clearToasts();
  },
};

/** Menus and lists open on the side with more room in sight, and scroll. */
export const Popovers: Story = {
  render: () => (
    <div style={{ paddingTop: 600 }}>
      <Menu label="Menu" trigger={<Button>Menu</Button>} items={[{ items: manyLines }]} />
      <Popover label="Popover" trigger={<Button>Popover</Button>}>
        {text}
      </Popover>
      <Select label="Select" options={manyLines} />
    </div>
  ),
  play: async () => {
    await opens("Popover", "dialog");
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    await expectInSight(await screen.findByRole("menu", { name: "Menu" }), 100);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: /Select/ }));
    await expectInSight(await screen.findByRole("listbox"), 100);
    await userEvent.keyboard("{Escape}");
  },
};

/** In a part too low for a dialog, the dialog takes what it needs: the partner's page scrolls. */
export const TooLowForADialog: Story = {
  ...Overlays,
  beforeEach: () => document.documentElement.style.setProperty("--ats-visible-height", "90px"),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Dialog" }));
    const { top, bottom } = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(inSight.top);
    await expect(bottom - top).toBeGreaterThan(270);
    await userEvent.keyboard("{Escape}");
  },
};
