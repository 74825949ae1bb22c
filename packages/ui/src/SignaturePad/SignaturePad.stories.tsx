import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, waitFor } from "storybook/test";
import { type PadStroke, SignaturePad, type SignaturePadProps } from "./SignaturePad.tsx";

const signature: PadStroke[] = [
  [
    [80, 140],
    [120, 40],
    [150, 150],
    [190, 90],
    [230, 130],
    [270, 100],
    [330, 130],
  ],
  [
    [100, 100],
    [150, 100],
  ],
];

function Kept(props: SignaturePadProps) {
  const [value, setValue] = useState(props.value);
  return <SignaturePad {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Inputs/SignaturePad",
  component: SignaturePad,
  args: { label: "Signature", value: [], onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SignaturePad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "Draw with a finger, a pen or the mouse." },
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByRole("img", { name: "Signature" });
    const { left, top } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y, pointerId: 1 });
    // A synthetic pointer cannot be captured.
    sheet.setPointerCapture = () => {};
    await fireEvent.pointerDown(sheet, { ...at(20, 40), button: 0 });
    await fireEvent.pointerMove(sheet, at(60, 20));
    await fireEvent.pointerMove(sheet, at(90, 60));
    await fireEvent.pointerUp(sheet, at(90, 60));
    const drawn = () => sheet.querySelector("path")?.getAttribute("d");
    // React draws moves of a pointer together, a moment later.
    await waitFor(() => expect(drawn()).toMatch(/^M .* L .* L /));
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(drawn()).toBe("");
  },
};

export const Drawn: Story = { args: { value: signature } };

export const Invalid: Story = { args: { errorMessage: "Draw your signature, or type it." } };

export const Disabled: Story = { args: { value: signature, isDisabled: true } };
