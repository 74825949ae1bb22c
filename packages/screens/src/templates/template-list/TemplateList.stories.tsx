import { testCv } from "@ats/api/internal/testing/records";
import { addCustomField, listCustomFields } from "@ats/core/custom-fields/contract";
import { createWorkflow, updateWorkflow } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import {
  createTemplate,
  listTemplateChoices,
  listTemplates,
  removeTemplate,
  updateTemplate,
} from "@ats/core/templates/contract";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";

const meta: Meta = { title: "Templates/Templates" };
export default meta;
type Story = StoryObj;

const colleague = async (api: BrowserApi) => {
  const visitor = api.visitor();
  await visitor.signIn("master@northgate.example");
  return visitor;
};

const as = "admin@northgate.example";
const path = to.emailTemplates();
const documents = `${path}?filter=document`;
const soon = { timeout: 15_000 };

export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step("Emails are listed by name, with their use, schedule and warnings.", async () => {
      const table = within(await page.findByRole("table", { name: "Templates" }, soon));
      await table.findByRole("link", { name: "Not this time" }, soon);
      await expect(
        await table.findByText("When an application moves to Rejected, after two days"),
      ).toBeVisible();
      await expect(await table.findByText("3 notes")).toBeVisible();
    });
    await step("A search without results says so.", async () => {
      await userEvent.type(await page.findByLabelText("Contains", {}, soon), "zebra{Enter}");
      await page.findByText("No templates match your search", {}, soon);
    });
    await step("Clearing it brings the templates back.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Clear the search" }));
      await expect(await page.findByRole("link", { name: "Not this time" }, soon)).toBeVisible();
    });
  },
};

async function thirtyMore(api: BrowserApi) {
  const { client } = await colleague(api);
  for (let number = 10; number < 40; number += 1)
    await client.call(createTemplate, {
      body: {
        kind: "email",
        name: `Letter ${number}`,
        subject: "Your application",
        body: "<p>Dear {{candidate.first_name}}</p>",
        brand_name: null,
        stage: null,
        delay_minutes: 0,
      },
      idempotencyKey: crypto.randomUUID(),
    });
}

/** Search and total cover all pages. Closing a template returns to the same page. */
export const PagedAndSearched: Story = {
  ...onBrowserApi({ as, path, before: thirtyMore }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("radio", { name: "Email 33" }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Next page" }));
    const second = { name: "Not this time" };
    await userEvent.click(await page.findByRole("link", second, soon));
    await userEvent.click(await page.findByRole("button", { name: "Close" }, soon));
    await expect(await page.findByRole("link", second, soon)).toBeVisible();
    await userEvent.type(await page.findByLabelText("Contains"), "letter 1{Enter}");
    await page.findByRole("radio", { name: "Email 10" }, soon);
    await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(10));
    await userEvent.click(await page.findByRole("button", { name: "Template" }));
    await waitFor(() => expect(page.getAllByRole("rowheader")[0]).toHaveTextContent("Letter 19"));
  },
};

export const Empty: Story = {
  ...onBrowserApi({
    as,
    path: documents,
    before: async (api) => {
      const { client } = await colleague(api);
      const { records } = await client.call(listTemplates, { query: { kind: "document" } });
      for (const { id, version } of records)
        await client.call(removeTemplate, { params: { id }, version });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("No document templates yet", {}, soon)).toBeVisible();
    await expect(
      await page.findByRole("button", { name: "Add a document template" }),
    ).toBeVisible();
  },
};

let archived: number | undefined;

/** The preview updates while typing. An unknown tag blocks saving. */
export const Adding: Story = {
  name: "Specification §1: a template is written with merge tags and a preview",
  ...onBrowserApi({
    as,
    path: `${path}?filter=sms&add=sms`,
    before: async (api) => {
      const { client } = await colleague(api);
      for (const { name, is_archived } of [
        { name: "Induction day", is_archived: false },
        { name: "Old uniform", is_archived: true },
      ])
        await client.call(addCustomField, {
          body: { record: "applications", kind: "date", name, choices: [], is_archived },
          idempotencyKey: crypto.randomUUID(),
        });
      const { records } = await client.call(listCustomFields, {});
      archived = records.find(({ name }) => name === "Old uniform")?.id;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Template" }, soon));
    await userEvent.type(await form.findByRole("textbox", { name: /^Name/ }), "Thanks");
    const text = form.getByRole("textbox", { name: /^Text/ });
    await userEvent.type(text, "Thank you, {{{{candidate.first_name}}!");
    const preview = within(page.getByRole("region", { name: "Preview" }));
    await expect(await preview.findByText("Thank you, Amelia!")).toBeVisible();
    await userEvent.type(text, " {{{{name}}");
    await userEvent.click(await form.findByRole("button", { name: "Save template" }));
    await form.findAllByText(/\{\{name\}\} is not a merge tag/);
    await userEvent.clear(text);
    await userEvent.type(text, "Come on");
    await userEvent.click(form.getByRole("button", { name: "Add a merge tag to the text" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Induction day" }));
    await preview.findByText("Come on 3 Mar 2026");
    await page.findByText(/Induction day has a value only if somebody has filled it in/);
    await userEvent.type(text, ` {{{{custom_${archived}}}`);
    await page.findByText(/Old uniform is archived, so nothing stands in its place/);
    await userEvent.click(await form.findByRole("button", { name: "Save template" }));
    await page.findByRole("link", { name: "Thanks" }, soon);
  },
};

/** Specification §5: an empty editor shows the standard text. */
export const AddingWithoutText: Story = {
  ...onBrowserApi({ as, path: `${path}?filter=email&add=email` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Template" }, soon));
    const text = await form.findByRole("textbox", { name: /^Text/ }, soon);
    await userEvent.click(await form.findByRole("button", { name: "Save template" }));
    await form.findByRole("link", { name: "This field is required" });
    await expect(text).toHaveAccessibleDescription(/This field is required/);
  },
};

/** A brand's own template replaces the general one for the same status or stage. */
export const Usage: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      const { client, template } = await rejection(api);
      const { files: _, ...rejected } = template;
      const { nodes } = await client.call(listTemplateChoices, {});
      const talked = { ...rejected, stage: null, node: nodes.at(-1) ?? null };
      for (const body of [
        { ...rejected, name: "Of Care", brand_name: "Northgate Care" },
        { ...rejected, name: "Of Homes", brand_name: "Northgate Homes" },
        { ...talked, name: "After a talk" },
        { ...talked, name: "Of Care after a talk", brand_name: "Northgate Care" },
      ])
        await client.call(createTemplate, { body, idempotencyKey: crypto.randomUUID() });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: "Not this time" }, soon));
    await page.findByText("All except jobs at Northgate Care and Northgate Homes", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Close" }));
    await userEvent.click(await page.findByRole("link", { name: "After a talk" }, soon));
    await page.findByText("All except jobs at Northgate Care", {}, soon);
  },
};

/** A document is written here or uploaded as a PDF. */
export const AddingAPdf: Story = {
  ...onBrowserApi({ as, path: `${path}?filter=document&add=document` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Template" }, soon));
    await userEvent.type(await form.findByRole("textbox", { name: /^Name/ }), "Handbook");
    await form.findByRole("textbox", { name: /^Text/ }, soon);
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(chooser as HTMLInputElement, testCv("Welcome"));
    await waitFor(() => expect(form.queryByRole("textbox", { name: /^Text/ })).toBeNull(), soon);
    await userEvent.click(await form.findByRole("button", { name: "Save template" }));
    await userEvent.click(await page.findByRole("link", { name: "Handbook" }, soon));
    await expect(await page.findByText("Use", {}, soon)).toBeVisible();
  },
};

const chooseInDialog = (file: File) =>
  userEvent.upload(
    document.querySelector("[role=dialog] input[type=file]") as HTMLInputElement,
    file,
  );
const openUpload = async (canvasElement: HTMLElement) => {
  const button = { name: "Upload a PDF" };
  await userEvent.click(await within(canvasElement).findByRole("button", button, soon));
  return within(await screen.findByRole("dialog", button, soon));
};

const add = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Add template" }));

/** A PDF is named after its file until the user names it, and can be opened. */
export const Uploading: Story = {
  ...onBrowserApi({ as, path: documents, fail: { uploadDocumentTemplate: 500 } }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const { fail } = await storyApi();
    const dialog = await openUpload(canvasElement);
    const name = dialog.getByRole("textbox", { name: /^Name/ });
    await step("A failed upload keeps the file and its name.", async () => {
      await add();
      await dialog.findByRole("link", { name: "Choose the PDF." });
      await chooseInDialog(testCv("Welcome"));
      await waitFor(() => expect(name).toHaveValue("cv"));
      await add();
      await dialog.findByText("Not added", {}, soon);
      await expect(name).toHaveValue("cv");
    });
    await step("A PDF that cannot be signed is refused with the reason.", async () => {
      fail("uploadDocumentTemplate", Promise.resolve());
      await userEvent.clear(name);
      await userEvent.type(name, "Handbook");
      await chooseInDialog(new File(["%PDF-1.7"], "damaged.pdf", { type: "application/pdf" }));
      await add();
      await dialog.findByText(/^This PDF is damaged/, {}, soon);
    });
    await step("The typed name stays, and a sound PDF is added.", async () => {
      await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const again = await openUpload(canvasElement);
      await expect(again.getByRole("textbox", { name: /^Name/ })).toHaveValue("Handbook");
      await chooseInDialog(testCv("Welcome"));
      await add();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
      const row = await page.findByRole("rowheader", { name: /^Handbook/ }, soon);
      await expect(row).toHaveTextContent("cv.pdf");
      await userEvent.click(await within(row).findByRole("link", { name: "Handbook" }));
      await page.findByRole("region", { name: "cv.pdf" }, soon);
    });
    await step("A PDF is replaced under the same name.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Remove cv.pdf" }, soon));
      const chooser = canvasElement.querySelector("input[type=file]") as HTMLInputElement;
      await userEvent.upload(chooser, new File([testCv("Hello")], "handbook-2027.pdf"));
      await page.findByText("With handbook-2027.pdf", {}, soon);
      await userEvent.click(await page.findByRole("button", { name: "Save template" }));
      await userEvent.click(await page.findByRole("link", { name: "Handbook" }, soon));
      await page.findByRole("region", { name: "handbook-2027.pdf" }, soon);
    });
  },
};

const rejection = async (api?: BrowserApi) => {
  const { client } = await colleague(api ?? (await storyApi()));
  const { records } = await client.call(listTemplates, {});
  const template = records.find(({ name }) => name === "Not this time");
  if (!template) throw new Error("The demo has no such template.");
  return { client, template };
};

/** A template can be sent by a workflow's own stage, and the list names it. */
export const CustomStage: Story = {
  ...onBrowserApi({ as, path: async () => `${path}?edit=${(await rejection()).template.id}` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const trigger = /Send automatically/;
    await userEvent.click(await page.findByRole("button", { name: trigger }, soon));
    const stage = "Moved to Task and panel (Office and technology)";
    await userEvent.click(await screen.findByRole("option", { name: stage }, soon));
    await userEvent.click(await page.findByRole("button", { name: "Save template" }));
    const table = within(await page.findByRole("table", { name: "Templates" }, soon));
    await table.findByText(
      "When an application moves to Task and panel (Office and technology), after two days",
      {},
      soon,
    );
  },
};

/** The stage was removed from its workflow: list and template say so and what to do. */
export const RemovedStage: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      const { client, template } = await rejection(api);
      const { name, nodes, id, version } = await client.call(createWorkflow, {
        body: {
          name: "Short",
          nodes: [
            { name: "New", status: "APPLIED" },
            { name: "Talk", status: "INTERVIEW" },
          ],
        },
      });
      const [fresh, talk] = nodes;
      await client.call(updateTemplate, {
        params: { id: template.id },
        version: template.version,
        body: { ...template, stage: null, node: talk ?? null },
      });
      await client.call(updateWorkflow, {
        params: { id },
        version,
        body: { name, nodes: fresh ? [fresh] : [] },
      });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Templates" }, soon));
    await table.findByText("Sent manually: the stage Talk was deleted", {}, soon);
    await userEvent.click(await table.findByRole("link", { name: "Not this time" }));
    const gone =
      /^It was sent automatically in Talk, a stage that no longer exists\. Choose another/;
    await page.findByText(gone, {}, soon);
    await userEvent.click(await page.findByRole("button", { name: /Send automatically/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Moved to Rejected" }, soon));
    await expect(page.queryByText(gone)).toBeNull();
    await userEvent.click(await page.findByRole("button", { name: "Save template" }));
    await page.findByText("When an application moves to Rejected, after two days", {}, soon);
  },
};

/** Quality R2: both versions are shown. */
export const ChangedElsewhere: Story = {
  ...onBrowserApi({ as, path: async () => `${path}?edit=${(await rejection()).template.id}` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole("textbox", { name: /^Name/ }, soon);
    await userEvent.type(name, " round");
    const { client, template } = await rejection();
    const {
      id,
      version,
      used: _,
      last_used_date_time: __,
      updated_date_time: ___,
      ...body
    } = template;
    await client.call(updateTemplate, { params: { id }, version, body: { ...body, name: "No" } });
    await userEvent.click(await page.findByRole("button", { name: "Save template" }));
    await expect(await page.findByText("Saved: No", {}, soon)).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Use the saved version" }));
    await waitFor(() => expect(name).toHaveValue("No"), soon);
  },
};

export const ReadOnly: Story = {
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path: async () => `${path}?edit=${(await rejection()).template.id}`,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const preview = within(await page.findByRole("region", { name: "Preview" }, soon));
    await expect(await preview.findByText(/^Dear Amelia/)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Save template" })).toBeNull();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path, fail: { listTemplates: "never" } }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "Templates" }, soon);
    await expect(table).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listTemplates: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Templates could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "You don’t have access to Emails" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as, path });

export const EditorInLongerWords: Story = inLongerWords({ as, path: `${path}?add=email` });
