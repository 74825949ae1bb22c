import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { PageHeader } from "../PageHeader/PageHeader.tsx";
import { Page } from "./Page.tsx";

const meta = {
  title: "Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const header = (
  <PageHeader
    title="Jobs"
    subtitle="431 open"
    actions={<Button variant="primary">Add job</Button>}
  />
);

export const Default: Story = {
  args: { header, children: <Card>Registered nurse, care assistant, physiotherapist.</Card> },
};
export const Narrow: Story = {
  args: {
    header,
    width: "narrow",
    children: <Card>Registered nurse, care assistant, physiotherapist.</Card>,
  },
};
/** For a single form in the middle of the screen, such as signing in. */
export const Centred: Story = {
  args: {
    width: "centred",
    header: <PageHeader title="Sign in" />,
    children: <Card>Email and password</Card>,
  },
};
