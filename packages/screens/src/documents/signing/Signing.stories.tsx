import { Button } from "@ats/ui/Button";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { withdrawEnvelope } from "@ats/core/documents/contract";
import { declineDocument, openSigning, signDocument } from "@ats/core/documents/signing-contract";
import { signingStatement } from "@ats/core/documents/signature";
import { signingToken } from "@ats/core/documents/signing-address";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { lossyFetch } from "../../app/lossy-fetch.ts";
import { publicPageInLongerWords } from "../../app/story-longer-words.ts";
import { chosenLanguage, type Shown, storyApi } from "../../app/story.tsx";
import { untranslated } from "../../languages/story-untranslated.ts";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { offer, signInColleague, sendDraft } from "../story-envelopes.ts";
import { Signing, type SigningProps } from "./Signing.tsx";
import { welsh } from "./texts.cy.ts";

const meta: Meta = { title: "Documents/Signing page", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

type Fail = Parameters<Awaited<ReturnType<typeof storyApi>>["fail"]>;

/** Events before the link is opened. */
const done = {
  sent: async () => {},
  stale: async () => {},
  lossy: async () => {},
  withdrawn: async (api: BrowserApi, { id }: { id: number }) => {
    const { client } = await signInColleague(api);
    const body = { reason: "The salary was wrong." };
    await client.call(withdrawEnvelope, { params: { id }, body, version: 2 });
  },
  signed: async (api: BrowserApi, { token }: { token: string }) => {
    const signature = { type: "typed" as const, text: "Ann Bell" };
    const body = { token, signature, confirmed: true as const };
    await api.visitor().client.call(signDocument, { body });
  },
};

const following = (link: keyof typeof done, ...fail: Partial<Fail>) => ({
  loaders: [
    async () => {
      const api = await storyApi();
      await api.reset();
      const document = await sendDraft(api);
      await done[link](api, document);
      const path = link === "stale" ? "/sign/a-link-of-long-ago" : document.path;
      const [name, fault] = fail;
      if (name && fault) api.fail(name, fault);
      return { path, fetch: lossyFetch(api.fetch, declineDocument, link === "lossy" ? 2 : 0) };
    },
  ],
  render: (args: Partial<OpenedProps>, { loaded, globals }: Shown) => (
    <Opened
      key={String(loaded.path)}
      {...(loaded as unknown as Pick<SigningProps, "path">)}
      {...chosenLanguage(globals)}
      {...args}
    />
  ),
});

type OpenedProps = Omit<SigningProps, "storage"> & { canReload?: boolean };

/** Opens the page in a tab that can be reloaded. */
function Opened({ canReload, ...props }: OpenedProps) {
  const [storage] = useState(memoryStorage);
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Signing key={loads} {...props} storage={storage} preferences={storage} />
      {canReload && <Button onPress={() => setLoads(loads + 1)}>Reload page</Button>}
    </>
  );
}

const sign = { name: "Sign" };

/** Keyboard only: types the name and confirms the identity. */
export const Typed: Story = {
  name: "Specification §1: a candidate signs by typing",
  ...following("sent"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Page 1 of 1", {}, soon);
    await userEvent.click(await page.findByRole("button", sign, soon));
    await page.findByRole("link", { name: "Type your name to sign." });
    page.getByLabelText(/^Your full name/).focus();
    await userEvent.keyboard("Ann Bell{Tab} ");
    await expect(page.getByRole("checkbox", { name: /^I am .*as binding as/ })).toBeChecked();
    await userEvent.keyboard("{Tab}{Enter}");
    await page.findByText("You have signed this document", {}, soon);
    await expect(page.getByRole("group", { name: "Your decision" })).toHaveFocus();
    await page.findByText("Page 1 of 2", {}, soon);
  },
};

/** A candidate chooses Welsh: all is in Welsh but the document, and nothing typed is lost. */
export const Welsh: Story = {
  ...following("sent"),
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Your full name/, {}, soon), "Ann Bell");
    await userEvent.click(page.getByRole("button", sign));
    await userEvent.click(page.getByRole("radio", { name: "Cymraeg" }));
    await page.findByRole("link", { name: /^Cadarnhewch pwy ydych chi/ }, soon);
    await expect(page.getByLabelText(/^Eich enw llawn/)).toHaveValue("Ann Bell");
    await page.findByText("Tudalen 1 o 1", {}, soon);
    const { client } = (await storyApi()).visitor();
    const token = signingToken(String(loaded["path"])) ?? "";
    const document = await client.call(openSigning, { body: { token } });
    await expect(
      untranslated(canvasElement, welsh, { document, offer, file: `${offer.title}.pdf` }),
    ).toEqual([]);
    await userEvent.click(page.getByRole("checkbox", { name: / ydw i\. .* yr un mor rhwymol â/ }));
    await userEvent.click(page.getByRole("button", { name: "Llofnodi" }));
    await page.findByText("Rydych wedi llofnodi’r ddogfen hon", {}, soon);
    await page.findByText(/ yma tan dydd \S+ \d+ /);
    const mails = await (await storyApi()).mail();
    await expect(mails.some(({ subject }) => subject.startsWith("Rydych wedi"))).toBe(true);
  },
};

export const Drawn: Story = {
  ...following("sent"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", sign, soon));
    await page.findByRole("link", { name: "Type your name to sign." });
    await userEvent.click(await page.findByRole("radio", { name: "Sign by drawing" }));
    await expect(page.queryByRole("link", { name: "Type your name to sign." })).toBeNull();
    await userEvent.click(await page.findByRole("button", sign));
    await page.findByRole("link", { name: "Draw your signature, or type it." });
    const sheet = page.getByRole("img", { name: /^Your signature/ });
    const { left, top } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y, pointerId: 1 });
    // A simulated pointer cannot be captured.
    sheet.setPointerCapture = () => {};
    await fireEvent.pointerDown(sheet, { ...at(20, 40), button: 0 });
    await fireEvent.pointerMove(sheet, at(60, 20));
    await fireEvent.pointerUp(sheet, at(60, 20));
    await userEvent.click(await page.findByRole("checkbox", { name: /^I am .*as binding as/ }));
    await userEvent.click(await page.findByRole("button", sign));
    await page.findByText("You have signed this document", {}, soon);
  },
};

export const Declined: Story = {
  ...following("sent"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Decline to sign" }, soon));
    await userEvent.type(await page.findByLabelText(/^Reason/), "The hours do not suit me.");
    await userEvent.click(await page.findByRole("button", { name: "Decline to sign" }));
    await page.findByText("You have declined to sign", {}, soon);
    await expect(page.getByRole("group", { name: "Your decision" })).toHaveFocus();
  },
};

/** The answers to two declines are lost: sent again, the page shows the document as declined. */
export const AnswerLost: Story = {
  ...following("lossy"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "Decline to sign" }, soon));
    await userEvent.type(await page.findByLabelText(/^Reason/), "The hours do not suit me.");
    await userEvent.click(await page.findByRole("button", { name: "Decline to sign" }));
    await page.findByText("Not sent", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Decline to sign" }));
    await page.findByText("You have declined to sign", {}, soon);
  },
};

/** After a failure and a reload the signature is still there, and must be confirmed again. */
export const NotSigned: Story = {
  ...following("sent", "signDocument", 500),
  args: { canReload: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^Your full name/, {}, soon);
    await userEvent.type(field, "Ann Bell");
    await userEvent.click(await page.findByRole("checkbox"));
    await userEvent.click(await page.findByRole("button", sign));
    await page.findByText("Not signed", {}, soon);
    await expect(field).toHaveValue("Ann Bell");
    await userEvent.click(await page.findByRole("button", { name: "Reload page" }));
    await expect(await page.findByLabelText(/^Your full name/, {}, soon)).toHaveValue("Ann Bell");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
  },
};

export const StaleLink: Story = {
  ...following("stale"),
  play: async ({ canvasElement }) => {
    const heading = { name: "This link is no longer valid" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** The sender withdrew the document: nothing can be signed. */
export const Withdrawn: Story = {
  ...following("withdrawn"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "This link is no longer valid" }, soon);
    await expect(await page.findByText(/has withdrawn this document/)).toBeVisible();
  },
};

/** A signer finds the signed document with its evidence, and nothing more to sign. */
export const OpenedAgain: Story = {
  ...following("signed"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("You have signed this document", {}, soon);
    await page.findByText("Page 1 of 2", {}, soon);
    await expect(page.queryByRole("button", sign)).toBeNull();
  },
};

export const Loading: Story = { ...following("sent", "openSigning", "never") };

export const Failed: Story = {
  ...following("sent", "openSigning", 500),
  play: async ({ canvasElement }) => {
    const heading = { name: "The document could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** It is kept with the signature, so no host may reword it. */
const statement = signingStatement("en", "{}", "{}").split("{}");
const longer = publicPageInLongerWords(statement);

export const InLongerWords: Story = {
  ...following("sent"),
  args: longer.props,
  ...longer.story,
};
