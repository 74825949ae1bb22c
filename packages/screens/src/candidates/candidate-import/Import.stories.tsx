import { addImport, checkImport, finishImport } from "@ats/core/candidates/import-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Candidates/Import" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const path = to.candidateList();

/** Opens the import and chooses a file. */
async function choose(canvasElement: HTMLElement, content: BlobPart) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Import" }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }, soon));
  const dialog = within(await screen.findByRole("dialog", { name: "Import candidates" }, soon));
  const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, new File([content], "people.csv"));
  return dialog;
}

/** Returns the downloaded report of an import. */
async function reportOf(dialog: ReturnType<typeof within>) {
  const made = spyOn(URL, "createObjectURL");
  try {
    await userEvent.click(await dialog.findByRole("button", { name: "Download report" }));
    const [[file] = []] = made.mock.calls;
    return file instanceof Blob ? await file.text() : undefined;
  } finally {
    made.mockRestore();
  }
}

const file = [
  "Forename,Surname,Contact,Town",
  "Nora,Finch,nora@mail.example,Hull",
  ",Quill,zelda@mail,",
  "=1+1,Moss,moss@mail.example,Leeds",
].join("\n");

/** Columns, check and report; then every valid row is added. */
export const Default: Story = {
  name: "Specification §1: a CSV file is checked before anybody is imported",
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file);
    const contact = await dialog.findByRole("combobox", { name: /“Contact”/ }, soon);
    const check = dialog.getByRole("button", { name: "Check 3 rows" });
    await expect(check).toBeDisabled();
    await userEvent.selectOptions(contact, "Email");
    await userEvent.click(check);
    await dialog.findByText(/1 candidate can be imported/, {}, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Back to columns" }));
    await expect(dialog.getByRole("combobox", { name: /“Contact”/ })).toHaveValue("email");
    await userEvent.click(dialog.getByRole("button", { name: "Check 3 rows" }));
    await dialog.findByRole("cell", { name: "Quill" }, soon);
    await expect(dialog.getByRole("cell", { name: /is a formula/ })).toBeInTheDocument();
    await expect(await reportOf(dialog)).toBe(
      [
        "Line,Problem,Forename,Surname,Contact,Town",
        "3,Email: E-mail must be valid.,,Quill,zelda@mail,",
        "4,First name: This is a formula. Enter its value instead.,'=1+1,Moss,moss@mail.example,Leeds",
        "",
      ].join("\r\n"),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Add 1 candidate" }));
    await dialog.findByText("1 candidate added", {}, soon);
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(within(canvasElement).getByText("Nora Finch")).toBeInTheDocument());
  },
};

/** Known candidates are updated on request; each change is shown before it is made. */
export const UpdateExisting: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async ({ client }) => {
      const body = new File([file.replace("Contact", "Email")], "first.csv");
      const { id, mapping } = await client.call(addImport, { query: { name: body.name }, body });
      await client.call(checkImport, { params: { id }, body: { mapping, from: 0 } });
      await client.call(finishImport, { params: { id } });
    },
  }),
  play: async ({ canvasElement }) => {
    const content = file.replace("Contact", "Email").replace("Hull", "York");
    const dialog = await choose(canvasElement, content);
    await userEvent.click(await dialog.findByRole("radio", { name: "Update them" }, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Check 3 rows" }));
    await dialog.findByRole("cell", { name: /City: was Hull, now York/ }, soon);
    await userEvent.click(dialog.getByRole("tab", { name: /^Rows with errors/ }));
    await dialog.findByRole("cell", { name: "Quill" }, soon);
    await userEvent.click(dialog.getByRole("button", { name: "Update 1 candidate" }));
    await dialog.findByText(/^1 candidate updated\./, {}, soon);
  },
};

/** A file without a required column can be replaced by another file. */
export const AnotherFile: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Town,Phone\nHull,01482 300300");
    await dialog.findByText("Choose the columns for: Full name and Email.", {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Another file" }));
    await dialog.findByText(/^With a line of headings/, {}, soon);
    const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, new File([file], "people.csv"));
    await dialog.findByRole("button", { name: "Check 3 rows" }, soon);
    await dialog.findByText("Choose the columns for: Email.");
  },
};

/** Dates that can be read in two ways are asked about, with one of them as the example. */
export const DatesInTwoWays: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(
      canvasElement,
      "Name,Email,Keep until\nNora Finch,nora@mail.example,3/4/2028",
    );
    const month = await dialog.findByRole("radio", { name: /Month first/ }, soon);
    const check = dialog.getByRole("button", { name: "Check 1 row" });
    await expect(check).toBeDisabled();
    await expect(dialog.getByText("3/4/2028 is 3 Apr 2028")).toBeInTheDocument();
    await expect(dialog.getByText("3/4/2028 is 4 Mar 2028")).toBeInTheDocument();
    await userEvent.click(month);
    await userEvent.click(check);
    await userEvent.click(await dialog.findByRole("button", { name: "Back to columns" }, soon));
    await expect(dialog.getByRole("radio", { name: /Month first/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Check 1 row" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Add 1 candidate" }, soon));
    await dialog.findByText("1 candidate added", {}, soon);
  },
};

/** The encoding of an older file is guessed; names that look wrong show that it is another. */
export const OlderEncoding: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const bytes = [..."Name,Email\nJosé Moss,moss@mail.example"].map((letter) =>
      letter.charCodeAt(0),
    );
    const dialog = await choose(canvasElement, new Uint8Array(bytes));
    const readAs = async (encoding: string) => {
      await userEvent.click(await dialog.findByRole("button", { name: /Character encoding/ }));
      await userEvent.click(await screen.findByRole("option", { name: encoding }, soon));
    };
    await dialog.findByText("José Moss", {}, soon);
    await readAs("Cyrillic");
    await dialog.findByText("Josй Moss", {}, soon);
    await readAs("Japanese (EUC-JP)");
    await dialog.findByText(/^This file cannot be read as Japanese \(EUC-JP\)/, {}, soon);
    await readAs("Western European");
    await dialog.findByText("José Moss", {}, soon);
    await expect(dialog.queryByText(/^This file cannot be read/)).toBeNull();
    await expect(dialog.getByRole("combobox", { name: /“Name”/ })).toHaveValue("full_name");
  },
};

/** A row says all that is wrong with it, beside the person's name; one that does not fit is refused. */
export const RowsThatDoNotFit: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(
      canvasElement,
      [
        "Name,Email,Mobile,Town",
        "Nora Finch,nora@mail,4.477E+11,Hull",
        "Vera Moss,vera@mail.example,,Hull, East Riding",
        "Zelda Quill,zelda@mail.example",
      ].join("\n"),
    );
    await userEvent.click(await dialog.findByRole("button", { name: "Check 3 rows" }, soon));
    await dialog.findByText("None of the 3 rows can be imported:", {}, soon);
    for (const [name, problem] of [
      ["Nora Finch", /Email: E-mail must be valid. Mobile number: A spreadsheet has shortened/],
      ["Vera Moss", /^This row has 5 cells, but there are 4 headings/],
      ["Zelda Quill", /^This row has 2 cells, but there are 4 headings/],
    ] as const) {
      await expect(dialog.getByRole("cell", { name: new RegExp(`^${name}`) })).toBeInTheDocument();
      await expect(dialog.getByRole("cell", { name: problem })).toBeInTheDocument();
    }
  },
};

/** An import survives a reload during the check, and continues. */
export const UnderWay: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async ({ client }) => {
      const content = file.replace("Contact", "Email");
      const body = new File([content], "people.csv");
      const { id, mapping } = await client.call(addImport, { query: { name: body.name }, body });
      await client.call(checkImport, { params: { id }, body: { mapping, from: 0 } });
      return path;
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Import" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Import candidates" }, soon));
    await dialog.findByText(/3 of 3 rows are checked/, {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Go on" }));
    await dialog.findByText(/1 candidate can be imported/, {}, soon);
  },
};

/** An unreadable file says why and what to do; another can be chosen at once. */
export const Unreadable: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "PK\u0003\u0004");
    await dialog.findByText(/This is a workbook, not CSV/, {}, soon);
  },
};

/** A second file's error replaces the first one's. */
export const OneRefusalAtATime: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "PK\u0003\u0004");
    await dialog.findByText(/This is a workbook, not CSV/, {}, soon);
    const picker = document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    await userEvent.upload(picker as HTMLInputElement, new File([], "people.csv"));
    await dialog.findByText(/^people.csv was not added: it is empty/);
    await expect(dialog.queryByText(/This is a workbook/)).toBeNull();
  },
};

/** During the check nobody is added yet, and the import can be cancelled. */
export const Checking: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { checkImport: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file.replace("Contact", "Email"));
    await userEvent.click(await dialog.findByRole("button", { name: "Check 3 rows" }, soon));
    await dialog.findByRole("progressbar", {}, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Cancelling while candidates are added drops the import and adds nobody. */
export const Adding: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { finishImport: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file.replace("Contact", "Email"));
    await userEvent.click(await dialog.findByRole("button", { name: "Check 3 rows" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Add 1 candidate" }, soon));
    await dialog.findByRole("progressbar", { name: "Adding the candidates" }, soon);
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Import" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }, soon));
    await within(await screen.findByRole("dialog", {}, soon)).findByText(
      /^With a line of headings/,
    );
    await waitFor(() => expect(screen.queryByText("people.csv")).toBeNull(), soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { addImport: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file);
    await dialog.findByRole("progressbar", { name: "Reading the file" }, soon);
  },
};

/** A server error is shown, and the file can be chosen again. */
export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { addImport: 500 } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file);
    await dialog.findByRole("button", { name: /^Choose/ }, soon);
    await expect(dialog.queryByRole("progressbar")).toBeNull();
  },
};

/** A user who may not add candidates is told why; nobody is added. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listImports: 403, addImport: 403 } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, file);
    await dialog.findByText("The answer is 403, as asked for.", {}, soon);
    await expect(dialog.queryByRole("button", { name: /^Check/ })).toBeNull();
  },
};
