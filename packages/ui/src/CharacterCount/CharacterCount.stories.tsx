import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { CharacterCount } from "./CharacterCount.tsx";

const meta = {
  title: "Inputs/CharacterCount",
  component: CharacterCount,
  args: { used: 1204, limit: 2000 },
} satisfies Meta<typeof CharacterCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,204 / 2,000")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const WithoutLimit: Story = { args: { limit: undefined } };
export const Over: Story = { args: { used: 2048 } };

/** Announces the count after a pause in typing, once a tenth of the limit is left. */
export const Announced: Story = {
  render: function Announced() {
    const [used, setUsed] = useState(100);
    return (
      <>
        <CharacterCount used={used} limit={200} />
        <Button onPress={() => setUsed(190)}>Type 90 more</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(
      () => expect(canvas.getByRole("status")).toHaveTextContent("Characters left: 10"),
      { timeout: 10_000 },
    );
  },
};
