import { createBrand, listBrands } from "@ats/core/careers/brand-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

const meta: Meta = { title: "Careers/Brand" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=brand`;
const soon = { timeout: 15_000 };
const wordmark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#7a1fa2"/></svg>';

const card = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole("region", { name: "Careers brand" }, soon));

/** The pages as previewed, light first. */
const previews = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("figure > div")].map(({ shadowRoot }) => shadowRoot as ShadowRoot);

const styleOf = (page: ShadowRoot, selector: string) =>
  getComputedStyle(page.querySelector(selector) as Element);

/** The preview changes with each choice; a missing colour is named, and the brand can be removed. */
export const Default: Story = {
  name: "An administrator sees the careers pages in a logo, a colour and a font, and saves them",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const brand = await card(canvasElement);
    const [light, dark] = previews(canvasElement) as [ShadowRoot, ShadowRoot];
    const accent = brand.getByLabelText("Accent colour");
    await userEvent.clear(accent);
    await userEvent.tab();
    await userEvent.click(brand.getByRole("button", { name: "Save brand" }));
    await brand.findByRole("link", { name: "Enter a colour with six digits, such as #0b5cab." });
    await userEvent.type(accent, "#ffc21a");
    await userEvent.tab();
    for (const page of [light, dark]) {
      await expect(styleOf(page, ".button").backgroundColor).toBe("rgb(255, 194, 26)");
      await expect(styleOf(page, ".button").color).toBe("rgb(0, 0, 0)");
    }
    await expect(styleOf(light, "a").color).toBe("rgb(140, 107, 14)");
    await expect(styleOf(dark, "a").color).toBe("rgb(255, 194, 26)");
    await userEvent.click(brand.getByRole("button", { name: /Standard/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Book serif" }));
    await expect(styleOf(light, "h1").fontFamily).toContain("Iowan Old Style");
    const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(
      picker as HTMLInputElement,
      new File([wordmark], "logo.svg", { type: "image/svg+xml" }),
    );
    await waitFor(() => expect(light.querySelector("img")).toHaveProperty("naturalWidth", 440));
    await userEvent.click(brand.getByRole("button", { name: "Save brand" }));
    await screen.findByText("Brand saved", {}, soon);
    const { client, signIn } = (await storyApi()).visitor();
    await signIn("master@northgate.example");
    const { records } = await client.call(listBrands, {});
    await expect(records[0]).toMatchObject({
      accent: "#ffc21a",
      font: "book",
      logo_url: expect.stringMatching(/logo\?v=1$/),
    });
    await userEvent.click(await brand.findByRole("button", { name: "Remove brand" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove the brand?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove brand" }));
    await waitFor(() => expect(accent).toHaveValue("#0B5CAB"), soon);
  },
};

/** Each brand has a look of its own, and says whether text on its colour can be read. */
export const Named: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await card(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Add brand" }));
    const added = within(await page.findByRole("region", { name: "New brand" }));
    await userEvent.click(added.getByRole("button", { name: "Save brand" }));
    await userEvent.click(await added.findByRole("link", { name: "Enter the name of the brand." }));
    await userEvent.keyboard("Northgate Learning");
    const accent = added.getByLabelText("Accent colour");
    await userEvent.clear(accent);
    await userEvent.type(accent, "#ffc21a");
    await userEvent.tab();
    await added.findByText(/Text on it is black, with a contrast of 13/);
    await userEvent.click(added.getByRole("button", { name: "Save brand" }));
    await screen.findByText("Brand saved", {}, soon);
    const saved = within(await page.findByRole("region", { name: "Northgate Learning" }, soon));
    await userEvent.click(saved.getByRole("button", { name: "Remove brand" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove the brand?" }));
    await dialog.findByText(/like your other careers pages/);
    await userEvent.click(dialog.getByRole("button", { name: "Remove brand" }));
    await card(canvasElement);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listBrands: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("The brand could not be loaded");
  },
};

/** A colleague saved a brand meanwhile: both are shown, and neither is lost. */
export const Stale: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const brand = await card(canvasElement);
    const accent = brand.getByLabelText("Accent colour");
    await userEvent.clear(accent);
    await userEvent.type(accent, "#7a1fa2");
    await userEvent.tab();
    const { client, signIn } = (await storyApi()).visitor();
    await signIn("master@northgate.example");
    await client.call(createBrand, { body: { accent: "#1668b0", font: "slab" } });
    await userEvent.click(brand.getByRole("button", { name: "Save brand" }));
    await brand.findByText("Saved: #1668b0", {}, soon);
    await brand.findByText("Yours: #7a1fa2");
    await userEvent.click(brand.getByRole("button", { name: "Use the saved version" }));
    await expect(brand.getByLabelText("Accent colour")).toHaveValue("#1668B0");
  },
};
