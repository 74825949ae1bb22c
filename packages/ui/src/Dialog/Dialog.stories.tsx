import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
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
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("dialog", { name: "Share job" })).toBeVisible());
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

/** One dialog takes the place of another that a menu opened. */
function InterviewMenu() {
  const [shown, setShown] = useState<"briefing" | "change">();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu
        label="Actions for the interview"
        trigger={<Button>Interview</Button>}
        items={[{ id: "open", label: "Open", onAction: () => setShown("briefing") }]}
      />
      {shown === "briefing" && (
        <Dialog
          isOpen
          onOpenChange={close}
          title="Briefing"
          footer={<Button onPress={() => setShown("change")}>Change</Button>}
        >
          Wednesday, 10:00
        </Dialog>
      )}
      {shown === "change" && (
        <Dialog isOpen onOpenChange={close} title="Change the interview">
          Wednesday, 11:30
        </Dialog>
      )}
    </>
  );
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** After dialogs in a row that a menu opened, the focus returns to the button of the menu. */
export const FromAMenu: Story = {
  ...Default,
  render: (args) => (
    <>
      <Dialog {...args} />
      <InterviewMenu />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await body.findByRole("dialog", { name: "Share job" });
    await userEvent.keyboard("{Escape}");
    const opener = canvas.getByRole("button", { name: "Interview" });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Share" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await body.findByRole("menuitem", { name: "Open" });
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await body.findByRole("button", { name: "Change" }));
    await body.findByRole("dialog", { name: "Change the interview" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await twoFrames();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const answers = Array.from({ length: 24 }, (_, at) => (
  <p key={at}>
    Question {at + 1}: Tell us about a time when you looked after someone whose language you did not
    speak.
  </p>
));

/** The title and buttons stay while the content between them scrolls, by keyboard too. */
export const LongContent: Story = {
  args: {
    title: "Answers of Priya Shah to the questions of Registered nurse, Leeds General Infirmary",
    trigger: <Button>Read answers</Button>,
    size: "lg",
    children: answers,
    footer: (close) => <Button onPress={close}>Close answers</Button>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read answers" }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole("dialog");
    await expect(body.getByRole("heading", { level: 2 })).toBeVisible();
    const closing = body.getByRole("button", { name: "Close answers" }).getBoundingClientRect();
    await expect(closing.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Full: Story = {
  args: {
    title: "Compare candidates",
    trigger: <Button>Compare</Button>,
    size: "full",
    children: "Side by side",
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compare" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.8);
  },
};
