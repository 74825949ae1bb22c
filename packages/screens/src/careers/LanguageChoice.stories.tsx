import type { Rewordings } from "@ats/ui/texts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { memoryStorage } from "../lists/memory-storage.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { Languages } from "../languages/Languages.tsx";
import { languageWelsh } from "../languages/texts.cy.ts";

const meta: Meta = { title: "Careers/Language choice", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const path = "/careers/northgate-group";
const slow = Promise.withResolvers<Rewordings>();
const loadSlowly = () => slow.promise;

function Page() {
  const [storage] = useState(memoryStorage);
  return (
    <Languages path={path} preferences={storage} welsh={loadSlowly}>
      <LanguageChoice path={path} />
    </Languages>
  );
}

/** English, chosen while Welsh is still loading, stays. */
export const SecondThoughts: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Cymraeg" }));
    await userEvent.click(page.getByRole("radio", { name: "English" }));
    slow.resolve(languageWelsh);
    await slow.promise;
    // Lets the page show what has loaded.
    await new Promise(requestAnimationFrame);
    await page.findByRole("radiogroup", { name: "Language" });
    await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
    await userEvent.click(page.getByRole("radio", { name: "Cymraeg" }));
    await page.findByRole("radiogroup", { name: "Iaith" });
    await expect(page.getByRole("radio", { name: "Cymraeg" })).toBeChecked();
  },
};
