import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = { title: "Inputs/Form", component: Form } satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    "aria-label": "Sign in",
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Email" name="email" type="email" isRequired />
        <PasswordField label="Password" name="password" isRequired />
        <Button type="submit" variant="primary">
          Log in
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
