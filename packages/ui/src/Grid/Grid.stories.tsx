import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Grid } from "./Grid.tsx";

const meta = { title: "Layout/Grid", component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards = ["Open jobs", "New applications", "Interviews", "Offers"].map((text) => (
  <Card key={text}>{text}</Card>
));

export const Default: Story = { args: { children: cards } };
/** As many columns as fit at a minimum width of 24 rem. */
export const WideColumns: Story = { args: { minColumn: "24rem", children: cards } };
export const TwoColumns: Story = { args: { columns: 2, children: cards } };
