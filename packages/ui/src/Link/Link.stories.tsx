import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

const meta = { title: "Actions/Link", component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: "#job", children: "Registered nurse" } };
export const Quiet: Story = { args: { ...Default.args, variant: "quiet" } };
export const Strong: Story = { args: { ...Default.args, variant: "strong" } };
