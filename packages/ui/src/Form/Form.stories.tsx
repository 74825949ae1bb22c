import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { Text } from "../Text/Text.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = { title: "Inputs/Form", component: Form } satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    "aria-label": "Sign in",
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Email" name="email" type="email" isRequired />
        <PasswordField label="Password" name="password" isRequired />
        <Button type="submit" variant="primary">
          Log in
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter begins a line in a text of several; Ctrl Enter submits it. */
export const FromText: Story = {
  args: {
    "aria-label": "Note",
    onSubmit: fn(),
    children: <TextArea label="Note" name="note" />,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Rang her.{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Submitting a form in a dialog does not submit the form that opened the dialog. */
export const NestedInDialog: Story = {
  args: { "aria-label": "Edit the job", onSubmit: fn(), children: null },
  render: function Opened(args) {
    const [stage, setStage] = useState("");
    return (
      <Form {...args}>
        <Text>Stage: {stage}</Text>
        <Dialog isOpen title="New stage" onOpenChange={fn()}>
          <Form aria-label="New stage" onSubmit={() => setStage("Trial day")}>
            <Button type="submit">Add stage</Button>
          </Form>
        </Dialog>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("form", { name: "New stage" })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Add stage" }));
    await canvas.findByText("Stage: Trial day");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

type Job = { title: string; closes: string | null; salary: number | null };

const missing = (job: Job) =>
  [
    !job.title && { name: "title", message: "Enter the job title" },
    !job.closes && { name: "closes", message: "Choose the closing date" },
    !job.salary && { name: "salary", message: "Enter the salary" },
  ].filter((error) => error !== false);

function AddJob() {
  const [job, setJob] = useState<Job>({ title: "", closes: null, salary: null });
  const [errors, setErrors] = useState<ReturnType<typeof missing>>([]);
  return (
    <Form aria-label="Add a job" errors={errors} onSubmit={() => setErrors(missing(job))}>
      <TextField
        label="Job title"
        name="title"
        value={job.title}
        onChange={(title) => setJob({ ...job, title })}
      />
      <DatePicker
        label="Closing date"
        name="closes"
        value={job.closes}
        onChange={(closes) => setJob({ ...job, closes })}
      />
      <MoneyField
        label="Salary"
        name="salary"
        value={job.salary}
        onChange={(salary) => setJob({ ...job, salary })}
      />
      <Button type="submit" variant="primary">
        Add job
      </Button>
    </Form>
  );
}

export const Refused: Story = {
  args: { children: null },
  render: () => <AddJob />,
  play: async ({ canvas, userEvent, step }) => {
    const send = canvas.getByRole("button", { name: "Add job" });
    const summary = () => canvas.getByRole("group", { name: "There is a problem" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Salary" }), "42500");
    await userEvent.click(send);

    await step("The summary takes the focus, and typed text stays", async () => {
      await expect(summary()).toHaveFocus();
      await expect(canvas.getByRole("textbox", { name: "Salary" })).toHaveValue("42,500.00");
    });
    await step("The field of each error shows it too", async () => {
      await expect(canvas.getByRole("textbox", { name: "Job title" })).toHaveAccessibleDescription(
        "Enter the job title",
      );
      await expect(canvas.getByRole("group", { name: "Closing date" })).toHaveAccessibleDescription(
        "Choose the closing date",
      );
    });
    await step("Each error links to its field", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Choose the closing date" }));
      await expect(canvas.getByRole("spinbutton", { name: /^day/ })).toHaveFocus();
      await userEvent.click(canvas.getByRole("link", { name: "Enter the job title" }));
      const title = canvas.getByRole("textbox", { name: "Job title" });
      await expect(title).toHaveFocus();
      await userEvent.keyboard("Registered nurse");
    });
    await step("The summary takes the focus again after another failed submit", async () => {
      await userEvent.click(send);
      await expect(summary()).toHaveFocus();
      await expect(canvas.queryByRole("link", { name: "Enter the job title" })).toBeNull();
      await expect(canvas.getByRole("textbox", { name: "Job title" })).toHaveValue(
        "Registered nurse",
      );
    });
  },
};
