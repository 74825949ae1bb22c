import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { PhoneField } from "../PhoneField/PhoneField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Select } from "../Select/Select.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const meta = { title: "Inputs/FormErrorSummary", component: FormErrorSummary } satisfies Meta<
  typeof FormErrorSummary
>;
export default meta;

type Story = StoryObj<typeof meta>;

const errors = [
  { name: "title", message: "Subject is required" },
  { name: "body", message: "Body is required" },
  { name: "template", message: "Choose a template" },
];

export const Default: Story = {
  args: { errors },
  render: (args) => (
    <Stack>
      <FormErrorSummary {...args} />
      <TextField label="Subject" name="title" errorMessage="Subject is required" />
      <TextField label="Body" name="body" errorMessage="Body is required" />
      <Select label="Template" name="template" options={[{ id: "welcome", label: "Welcome" }]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "There is a problem" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Body is required" }));
    await expect(canvas.getByRole("textbox", { name: "Body" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose a template" }));
    await expect(canvas.getByRole("button", { name: /Template/ })).toHaveFocus();
  },
};

/** The link moves the focus into any kind of field. */
export const EveryField: Story = {
  args: {
    title: "The candidate was not added",
    errors: [
      { name: "born", message: "Enter the date of birth" },
      { name: "mobile", message: "Enter the mobile number" },
      { name: "salary", message: "Enter the expected salary" },
      { name: "route", message: "Choose how the right to work is checked" },
      { name: "consent", message: "Confirm the candidate’s consent" },
      { message: "A candidate with this name and email already exists" },
    ],
  },
  render: (args) => (
    <Stack>
      <FormErrorSummary {...args} />
      <DateField label="Date of birth" name="born" />
      <PhoneField label="Mobile number" name="mobile" />
      <MoneyField label="Expected salary" name="salary" currencies={["GBP", "EUR"]} />
      <RadioGroup
        label="Right to work"
        name="route"
        options={[
          { id: "manual", label: "Manual check" },
          { id: "online", label: "Online share code" },
        ]}
      />
      <Checkbox name="consent">The candidate agrees to be contacted</Checkbox>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const followLink = (message: RegExp) =>
      userEvent.click(canvas.getByRole("link", { name: message }));
    await followLink(/date of birth/);
    await expect(canvas.getByRole("spinbutton", { name: /^day/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("button", { name: /Country/ })).toBeEnabled());
    await followLink(/mobile/);
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveFocus();
    await followLink(/salary/);
    await expect(canvas.getByRole("textbox", { name: "Expected salary" })).toHaveFocus();
    await followLink(/right to work/);
    await expect(canvas.getByRole("radio", { name: "Manual check" })).toHaveFocus();
    await followLink(/consent/);
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await expect(
      canvas.getByText("A candidate with this name and email already exists").tagName,
    ).toBe("LI");
  },
};
