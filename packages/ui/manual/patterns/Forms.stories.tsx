import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../../src/Button/Button.tsx";
import { Form } from "../../src/Form/Form.tsx";
import { Inline } from "../../src/Inline/Inline.tsx";
import { RadioGroup } from "../../src/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../src/TextField/TextField.tsx";

const meta = { title: "Patterns/Forms" } satisfies Meta;
export default meta;

type Story = StoryObj;

const needed = { title: "Enter the job title", location: "Enter a town or postcode" };
type Name = keyof typeof needed;

function AddJob() {
  const [missing, setMissing] = useState<Name[]>([]);
  const messageOf = (name: Name) => (missing.includes(name) ? needed[name] : undefined);
  return (
    <Form
      aria-label="Add job"
      gap="lg"
      errors={missing.map((name) => ({ name, message: needed[name] }))}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMissing((Object.keys(needed) as Name[]).filter((name) => !data.get(name)));
      }}
    >
      <TextField label="Job title" name="title" isRequired errorMessage={messageOf("title")} />
      <TextField
        label="Location"
        name="location"
        description="Where most of the work is done. Candidates search by it."
        isRequired
        errorMessage={messageOf("location")}
      />
      <RadioGroup
        label="Contract"
        name="contract"
        defaultValue="permanent"
        options={[
          { id: "permanent", label: "Permanent" },
          { id: "fixed", label: "Fixed term" },
        ]}
      />
      <Inline gap="sm">
        <Button type="submit" variant="primary">
          Save job
        </Button>
        <Button>Cancel</Button>
      </Inline>
    </Form>
  );
}

/**
 * The button is always enabled. Pressed too early, it moves the focus to a summary that links to
 * each field.
 */
export const Missing: Story = {
  render: () => <AddJob />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save job" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: /Job title/ })).toHaveFocus();
  },
};
