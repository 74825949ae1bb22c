import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../src/Button/Button.tsx";
import { Checkbox } from "../../src/Checkbox/Checkbox.tsx";
import { Inline } from "../../src/Inline/Inline.tsx";
import { Link } from "../../src/Link/Link.tsx";
import { Stack } from "../../src/Stack/Stack.tsx";
import { Text } from "../../src/Text/Text.tsx";

const meta = { title: "Theming/Partners" } satisfies Meta;
export default meta;

type Story = StoryObj;

const Page = () => (
  <Stack gap="lg">
    <Text>
      Three people have applied as <Link href="#nurse">Registered nurse</Link> since Monday.
    </Text>
    <Checkbox defaultSelected>Tell me about new applications</Checkbox>
    <Inline gap="sm">
      <Button variant="primary">Review applications</Button>
      <Button>Later</Button>
    </Inline>
  </Stack>
);

/** Seven variables and no other change. */
const partner = `.fernhill {
  --ats-color-accent: light-dark(#7a1fa2, #a04fc4);
  --ats-color-accentHover: light-dark(#671a88, #8642a5);
  --ats-color-textOnAccent: #ffffff;
  --ats-color-accentEdge: light-dark(#7a1fa2, #a04fc4);
  --ats-color-accentText: light-dark(#7a1fa2, #d7a3ee);
  --ats-color-accentSubtle: light-dark(#f3eaf7, #2c1d38);
  --ats-color-focus: light-dark(#7a1fa2, #d7a3ee);
}`;

const isDark = () => document.documentElement.dataset.theme === "dark";

const look = (element: Element, property: "backgroundColor" | "color" | "outlineColor") =>
  getComputedStyle(element)[property];

export const OwnStylesheet: Story = {
  render: () => (
    <>
      <style>{partner}</style>
      <div className="fernhill">
        <Page />
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ground, ink] = isDark()
      ? ["rgb(160, 79, 196)", "rgb(215, 163, 238)"]
      : ["rgb(122, 31, 162)", "rgb(122, 31, 162)"];
    const button = canvas.getByRole("button", { name: "Review applications" });
    const link = canvas.getByRole("link", { name: "Registered nurse" });
    await expect(look(button, "backgroundColor")).toBe(ground);
    await expect(look(link, "color")).toBe(ink);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(look(link, "outlineColor")).toBe(ink);
  },
};

/** A brand by its key on part of the page: the yellow of Brightstaff gets dark text. */
export const BrandByKey: Story = {
  render: () => (
    <div data-brand="brightstaff">
      <Page />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Review applications" });
    await expect(look(button, "backgroundColor")).toBe("rgb(255, 194, 26)");
    await expect(look(button, "color")).toBe("rgb(20, 22, 27)");
  },
};

/** An unknown key changes nothing. */
export const UnknownKey: Story = {
  render: () => (
    <Stack gap="lg">
      <div data-brand="closed-ltd">
        <Page />
      </div>
      <Inline>
        <Button variant="primary">Without a key</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [keyed, plain] = ["Review applications", "Without a key"].map((name) =>
      look(canvas.getByRole("button", { name }), "backgroundColor"),
    );
    await expect(keyed).toBe(plain);
  },
};
