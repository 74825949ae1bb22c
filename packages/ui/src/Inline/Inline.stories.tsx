import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../Tag/Tag.tsx";
import { Inline } from "./Inline.tsx";

const meta = { title: "Layout/Inline", component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ["Nights", "Part-time", "Remote"].map((text) => <Tag key={text}>{text}</Tag>) },
};
export const Between: Story = { args: { justify: "between", children: Default.args?.children } };
export const Wrapping: Story = {
  args: {
    as: "ul",
    "aria-label": "Skills",
    children: ["Intensive care", "Triage", "Paediatrics", "Phlebotomy", "Mentoring", "Night shifts"]
      .flatMap((skill) => [skill, `${skill}, advanced`])
      .map((skill) => (
        <li key={skill}>
          <Tag>{skill}</Tag>
        </li>
      )),
  },
};
