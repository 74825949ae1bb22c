import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Add an agency" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const adding = { as: "admin@northgate.example", path: to.agencyAdd() };

/** A name that another agency has is refused at its field. */
export const Default: Story = {
  ...onBrowserApi(adding),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole("textbox", { name: /^Name/ }, soon);
    await userEvent.type(name, "carewise");
    await userEvent.click(page.getByRole("button", { name: "Save the agency" }));
    await page.findAllByText(/An agency named “Carewise” is there already/, {}, soon);
    await userEvent.type(name, " Plus");
    await userEvent.click(page.getByRole("button", { name: "Save the agency" }));
    await screen.findByText("carewise Plus added", {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords(adding);
