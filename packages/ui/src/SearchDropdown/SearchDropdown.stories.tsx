import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, fn, within } from "storybook/test";
import { Highlight } from "../Highlight/Highlight.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { SearchDropdown, type SearchDropdownProps } from "./SearchDropdown.tsx";

type Person = { id: string; name: string; job: string };

const people: Person[] = [
  { id: "1", name: "Priya Shah", job: "Registered nurse, Leeds" },
  { id: "2", name: "Priyanka Rao", job: "Care assistant, London" },
  { id: "3", name: "Caprice Prior", job: "Chef, Manchester" },
];

function Searching(props: SearchDropdownProps<Person>) {
  const [value, setValue] = useState("");
  const [scope, setScope] = useState(props.scope);
  const term = value.trim().toLowerCase();
  const results = people.filter((person) => person.name.toLowerCase().includes(term));
  return (
    <SearchDropdown
      {...props}
      value={value}
      onChange={setValue}
      scope={scope}
      onScopeChange={setScope}
      results={term ? results : undefined}
      renderResult={(person) => (
        <Stack gap="none">
          <Text weight="medium">
            <Highlight text={person.name} query={value} />
          </Text>
          <Text size="sm" tone="muted">
            {person.job}
          </Text>
        </Stack>
      )}
    />
  );
}

const PersonSearch: ComponentType<SearchDropdownProps<Person>> = Searching;

const meta = {
  title: "Frame/SearchDropdown",
  component: PersonSearch,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Search candidates",
    scopeLabel: "Search in",
    scopes: [
      { id: "APPLICATIONS", label: "Candidates" },
      { id: "JOBS", label: "Jobs" },
    ],
    scope: "APPLICATIONS",
    onScopeChange: fn(),
    value: "",
    onChange: fn(),
    results: undefined,
    getKey: (person) => person.id,
    renderResult: (person) => person.name,
    onSelect: fn(),
    emptyText: "no results found",
    footerText: "for more results to be displayed, please further refine your search.",
    placeholder: "Search candidates",
    shortcut: "Ctrl K",
  },
} satisfies Meta<typeof PersonSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox", { name: "Search candidates" });
    await userEvent.type(box, "pri");
    const list = within(await canvas.findByRole("listbox", {}, { timeout: 5_000 }));
    await expect(list.getAllByRole("option")).toHaveLength(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 results");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(list.getByRole("option", { name: /Priyanka/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(people[1]);
    await userEvent.type(box, "y");
    await expect(box).toHaveAttribute("aria-expanded", "true");
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Search candidates" }), "zzz");
    await expect(canvas.getByRole("status")).toHaveTextContent("no results found");
  },
};

export const EscapeClears: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Search candidates" });
    await userEvent.type(box, "pri{Escape}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveAttribute("aria-expanded", "false");
  },
};
