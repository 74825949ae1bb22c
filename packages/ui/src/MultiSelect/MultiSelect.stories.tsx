import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MultiSelect, type MultiSelectProps } from "./MultiSelect.tsx";

const skills = [
  "Acute care",
  "Dementia care",
  "Infection control",
  "Medication rounds",
  "Mentoring",
  "Palliative care",
  "Wound care",
];
const options = skills.map((label) => ({ id: label.toLowerCase().replace(" ", "-"), label }));

const meta = {
  title: "Inputs/MultiSelect",
  component: MultiSelect,
  args: { label: "Skills", options },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skills Choose" }));
    const list = await screen.findByRole("listbox", { name: "Skills" });
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.click(within(list).getByRole("option", { name: "Mentoring" }));
    await userEvent.click(within(list).getByRole("option", { name: "Wound care" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["mentoring", "wound-care"]);
  },
};
export const Chosen: Story = { args: { defaultValue: ["mentoring", "wound-care"] } };
export const Open: Story = {
  args: { defaultValue: ["mentoring"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skills 1 chosen" }));
    await expect(
      await screen.findByRole("option", { name: "Mentoring", selected: true }),
    ).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Skills Choose" });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const search = await screen.findByRole("combobox", { name: "Search Skills" });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("care");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(4));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Skills 1 chosen" })).toHaveFocus(),
    );
  },
};
/** Backspace on a tag removes it, and the focus moves to a remaining tag. */
export const RemovedByKeyboard: Story = {
  args: { defaultValue: ["mentoring", "wound-care"], onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: "Mentoring" })).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["wound-care"]);
    await waitFor(() => expect(canvas.getByRole("row", { name: "Wound care" })).toHaveFocus());
    await userEvent.keyboard("{Backspace}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Skills Choose" })).toHaveFocus(),
    );
  },
};
export const TooManyForOneLine: Story = {
  args: { defaultValue: options.map(({ id }) => id) },
  render: (args) => (
    <div style={{ maxInlineSize: "20rem" }}>
      <MultiSelect {...(args as MultiSelectProps)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("7 chosen")).toBeVisible();
    await expect(canvas.queryByRole("row")).toBeNull();
  },
};
const jobs = Array.from({ length: 1000 }, (_, at) => ({
  id: `J-${1000 + at}`,
  label: `J-${1000 + at} ${["Registered nurse", "Porter", "Ward manager", "Pharmacist"][at % 4]}`,
}));
/** Only the visible ones of a thousand options are in the page. */
export const Thousand: Story = {
  args: { label: "Jobs", options: jobs, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jobs Choose" }));
    await screen.findByRole("option", { name: "J-1000 Registered nurse" });
    // The code that draws only visible options loads once such a list is opened.
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeLessThan(60));
    await userEvent.keyboard("pharm");
    await userEvent.click(await screen.findByRole("button", { name: "Select the 250 shown" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      jobs.filter(({ label }) => label.endsWith("Pharmacist")).map(({ id }) => id),
    );
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const Sections: Story = {
  args: {
    label: "Stages",
    options: [
      {
        id: "open",
        label: "Open",
        options: [
          { id: "applied", label: "Applied" },
          { id: "interview", label: "Interview" },
        ],
      },
      {
        id: "closed",
        label: "Closed",
        options: [
          { id: "hired", label: "Hired" },
          { id: "rejected", label: "Rejected", isDisabled: true },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stages Choose" }));
    await userEvent.click(await screen.findByRole("button", { name: "Select all" }));
    await expect(screen.getByRole("option", { name: "Rejected" })).toHaveAttribute(
      "aria-selected",
      "false",
    );
    await expect(screen.getByRole("status")).toHaveTextContent("3 chosen");
  },
};

const people = ["Amira Haddad", "Grace Okafor", "Priya Shah", "Tom Fielding"];
const findPeople = async (text: string) =>
  people
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((label) => ({ id: label, label }));

function Panel() {
  const [value, setValue] = useState(["w1"]);
  return (
    <MultiSelect
      label="Interview panel"
      loadOptions={findPeople}
      selectedOptions={[{ id: "w1", label: "Wesley Grant" }]}
      value={value}
      onChange={setValue}
    />
  );
}
/** Chosen options keep their names even when a search does not return them. */
export const Loaded: Story = {
  render: () => <Panel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Interview panel 1 chosen" }));
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
    // Pasted in one go: React's `act` fails on a list that loads while keys are typed.
    await userEvent.paste("priya");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.click(await screen.findByRole("option", { name: "Priya Shah" }));
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(await canvas.findByRole("row", { name: "Priya Shah" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Wesley Grant" })).toBeVisible();
  },
};
export const Invalid: Story = {
  args: {
    isRequired: true,
    description: "Skills the job requires.",
    errorMessage: "Choose at least one skill.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Skills Choose" })).toHaveAccessibleDescription(
      "Skills the job requires. Choose at least one skill.",
    );
  },
};
export const Disabled: Story = { args: { defaultValue: ["mentoring"], isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: ["mentoring"], isReadOnly: true } };
