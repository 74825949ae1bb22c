import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const options = ["Leeds", "Liverpool", "London", "Manchester"].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const meta = {
  title: "Inputs/ComboBox",
  component: ComboBox,
  args: { label: "Location", options },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Location" }), "lon");
    await userEvent.click(await screen.findByRole("option", { name: "London" }));
    await expect(args.onChange).toHaveBeenCalledWith("london");
    await expect(canvas.getByRole("combobox")).toHaveValue("London");
  },
};
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole("combobox", { name: "Location" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("liv");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    const option = screen.getByRole("option", { name: "Liverpool" });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", option.id));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("liverpool");
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
  },
};
export const Sections: Story = {
  args: {
    label: "Hiring manager",
    options: [
      {
        id: "wards",
        label: "Wards",
        options: [
          { id: "amira", label: "Amira Haddad", description: "Head of nursing" },
          { id: "tom", label: "Tom Fielding", description: "Ward manager" },
        ],
      },
      {
        id: "offices",
        label: "Offices",
        options: [{ id: "grace", label: "Grace Okafor", description: "Finance director" }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "gr");
    const option = await screen.findByRole("option", { name: "Grace Okafor" });
    await expect(option).toHaveAccessibleDescription("Finance director");
    await expect(screen.queryByRole("group", { name: "Wards" })).toBeNull();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await waitFor(() => expect(screen.getByText("No matches")).toBeVisible());
  },
};

const places = ["Aberdeen", "Bath", "Belfast", "Bristol", "Cardiff", "Derby", "Durham", "Exeter"];
const find = async (text: string) =>
  places
    .filter((place) => place.toLowerCase().includes(text.toLowerCase()))
    .map((label) => ({ id: label, label }));

/** The chosen option stays when a later search does not include it. */
export const Loaded: Story = {
  render: ({ onChange }) => (
    <ComboBox
      label="Location"
      loadOptions={find}
      selectedOption={{ id: "York", label: "York" }}
      defaultValue="York"
      {...(onChange && { onChange })}
    />
  ),
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Location" });
    await expect(field).toHaveValue("York");
    await userEvent.clear(field);
    await userEvent.type(field, "b");
    await screen.findByRole("option", { name: "Bristol" });
    await waitFor(() => expect(screen.queryByRole("option", { name: "Cardiff" })).toBeNull());
    await userEvent.click(screen.getByRole("option", { name: "Bristol" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("Bristol");
    await userEvent.type(field, "q");
    await userEvent.tab();
    await expect(field).toHaveValue("Bristol");
  },
};
export const LoadFailed: Story = {
  render: () => (
    <ComboBox label="Location" loadOptions={() => Promise.reject(new Error("offline"))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByText("The list could not be loaded")).toBeVisible());
  },
};
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Choose a location." },
};
export const Disabled: Story = { args: { isDisabled: true, value: "leeds" } };
