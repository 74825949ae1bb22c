import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { OtpField, type OtpFieldProps } from "./OtpField.tsx";

const meta = { title: "Inputs/OtpField", component: OtpField } satisfies Meta<typeof OtpField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: OtpFieldProps) {
  const [value, setValue] = useState("");
  return <OtpField {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {
  args: { label: "Code", description: "6 digits from your authenticator app.", onComplete: fn() },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), "12a3 456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
};
