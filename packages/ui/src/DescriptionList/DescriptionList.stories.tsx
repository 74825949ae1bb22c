import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { term: "Candidate number", description: "1042" },
      {
        term: "Email",
        description: <Link href="mailto:priya.shah@example.com">priya.shah@example.com</Link>,
      },
      { term: "Postcode", description: "LS1 4AP" },
      { term: "Employer", description: undefined },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getByText("–")).toBeVisible();
  },
};
export const Stacked: Story = { args: { layout: "stacked", columns: 2 } };
export const ThreeColumns: Story = { args: { layout: "stacked", columns: 3 } };
export const LongNames: Story = {
  args: {
    items: [
      {
        term: "Professional registration with the Nursing and Midwifery Council",
        description:
          "maximiliana-aurelia.von-hohenstein-featherstonehaugh@northgate-group-recruitment.example",
      },
      { term: "Notice", description: "Three months to the end of a quarter, or by agreement" },
    ],
  },
};
