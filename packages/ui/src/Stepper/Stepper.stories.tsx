import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

const meta = {
  title: "Overlays/Stepper",
  component: Stepper,
  args: {
    label: "Add a job",
    value: "salary",
    steps: [
      { id: "job", label: "Job", state: "complete" },
      { id: "team", label: "Hiring team", state: "error" },
      { id: "salary", label: "Salary and benefits" },
      { id: "questions", label: "Questions" },
      { id: "advert", label: "Advert" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("navigation", { name: "Add a job" })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(5);
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: "Hiring team , needs attention" }),
    ).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("team");
  },
};

/** A step that becomes current takes the focus: its button is gone, and its fields come next. */
export const GoneTo: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const [job] = canvas.getAllByRole("listitem");
    await expect(job).toHaveAttribute("aria-current", "step");
    await expect(job).toHaveFocus();
    await expect(job).toHaveStyle({ outlineStyle: "solid" });
  },
};

export const Vertical: Story = {
  args: {
    orientation: "vertical",
    steps: [
      { id: "job", label: "Line manager", state: "complete", description: "Amira Khan, 3 March" },
      { id: "team", label: "Finance", state: "complete", description: "Tom Ellis, 5 March" },
      { id: "salary", label: "Director of nursing", description: "Waiting for two of three" },
      { id: "hr", label: "People team" },
    ],
  },
};

export const Links: Story = {
  args: {
    steps: [
      { id: "job", label: "Job", state: "complete", href: "#job" },
      { id: "salary", label: "Salary and benefits" },
      { id: "advert", label: "Advert" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Job , completed" })).toHaveAttribute(
      "href",
      "#job",
    );
  },
};

/** Bars, and a line that names the current step. Visited steps are still reached by Tab. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: "20rem" }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Step 3 of 5")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("job");
  },
};
