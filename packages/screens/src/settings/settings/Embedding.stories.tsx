import { to } from "@ats/core/navigation/routes";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

/** Specification §3, integration_settings.iframeSettings. */
const meta: Meta = { title: "Settings/Embedding" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=embedding`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement, name = "Embedding") =>
  within(await within(canvas).findByRole("region", { name }, soon));
const address = "Address of the partner’s page";

/** An administrator enters the partner's address. A missing or insecure one shows what to do. */
export const Default: Story = {
  name: "Specification §3: an administrator names the partner that may embed the product",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const embedding = await card(canvasElement);
    await userEvent.click(
      await embedding.findByRole("switch", { name: /Let a partner embed our pages/ }),
    );
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByRole("link", {
      name: "Enter the address of the page that embeds the product.",
    });
    await userEvent.type(await embedding.findByLabelText(address), "http://portal.example");
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByRole("link", {
      name: "Enter an address that begins with https:// and contains no user name.",
    });
    await userEvent.clear(await embedding.findByLabelText(address));
    await userEvent.type(
      await embedding.findByLabelText(address),
      "https://portal.example/recruitment",
    );
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await screen.findByText("Embedding saved", {}, soon);
    await expect(embedding.getByLabelText(address)).toHaveValue(
      "https://portal.example/recruitment",
    );
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { saveSpecificSetting: 500 } }),
  play: async ({ canvasElement }) => {
    const embedding = await card(canvasElement);
    await userEvent.type(await embedding.findByLabelText(address), "https://portal.example");
    await userEvent.click(await embedding.findByRole("button", { name: "Save" }));
    await embedding.findByText("Not saved", {}, soon);
    await expect(embedding.getByLabelText(address)).toHaveValue("https://portal.example");
  },
};

/** The sites that may show the careers pages, and the code for them. */
export const CareersPages: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const careers = await card(canvasElement, "Careers pages");
    const save = careers.getByRole("button", { name: "Save" });
    await userEvent.click(careers.getByRole("switch", { name: /Let other sites show/ }));
    await userEvent.click(save);
    await careers.findByRole("link", {
      name: "Enter the address of a page that embeds the careers pages.",
    });
    const sites = careers.getByLabelText("Addresses of the sites");
    await userEvent.type(sites, "https://www.northgate.example/jobs{Enter}northgate.example");
    await userEvent.click(save);
    await careers.findByRole("link", { name: /^northgate\.example: Enter the full address/ });
    await userEvent.type(sites, "{Backspace>18/}");
    await userEvent.click(save);
    await screen.findByText("Careers pages saved", {}, soon);
    await expect(sites).toHaveValue("https://www.northgate.example");
    const address = careers.getByLabelText<HTMLInputElement>("Address to embed").value;
    await expect(address).toMatch(/\/careers\/northgate-group$/);
    await expect(careers.getByLabelText("Code for the page")).toHaveValue(
      `<iframe src="${address}" title="Vacancies at Northgate Group" style="width: 100%; height: 60rem; border: 0px;"></iframe>`,
    );
  },
};

/** Another administrator saved other sites meanwhile: both are shown, and neither is lost. */
export const CareersPagesStale: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const careers = await card(canvasElement, "Careers pages");
    await userEvent.type(careers.getByLabelText("Addresses of the sites"), "https://a.example");
    const { client, signIn } = (await storyApi()).visitor();
    await signIn("master@northgate.example");
    const value = { isEmbedded: true, pages: ["https://b.example"] };
    await client.call(saveSpecificSetting, {
      body: {
        field: "integration_settings",
        property: "careersFrameSettings",
        value: JSON.stringify(value),
      },
    });
    await userEvent.click(careers.getByRole("button", { name: "Save" }));
    await careers.findByText("Saved: https://b.example", {}, soon);
    await careers.findByText("Yours: https://a.example");
    await userEvent.click(careers.getByRole("button", { name: "Use the saved version" }));
    await expect(careers.getByLabelText("Addresses of the sites")).toHaveValue("https://b.example");
  },
};

export const CareersPagesFailed: Story = {
  ...onBrowserApi({ as, path, fail: { getPublishing: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("The careers pages could not be loaded");
  },
};

/** A recruiter does not have this section and sees their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Embedding" })).toBeNull();
  },
};
