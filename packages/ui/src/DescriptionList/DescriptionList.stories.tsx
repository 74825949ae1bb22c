import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = { title: "Data/DescriptionList", component: DescriptionList } satisfies Meta<
  typeof DescriptionList
>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  { term: "Candidate number", description: "1042" },
  { term: "Email", description: "priya.shah@example.com" },
  { term: "Postcode", description: "LS1 4AP" },
  { term: "Employer", description: undefined },
];

export const Default: Story = { args: { items } };
export const Stacked: Story = { args: { items, layout: "stacked", columns: 2 } };
