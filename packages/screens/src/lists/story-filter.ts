import { screen, userEvent, waitFor, within } from "storybook/test";

const soon = { timeout: 5_000 };

/** Searches a list by what is typed, as a user does. */
export const searchFor = async (page: ReturnType<typeof within>, text: string): Promise<void> =>
  userEvent.type(await page.findByRole("searchbox", { name: /^Search/ }, soon), `${text}{Enter}`);

/** Opens the filters of a list and chooses a field, as a user does. */
export async function openFilter(page: ReturnType<typeof within>, field: string) {
  await userEvent.click(await page.findByRole("button", { name: /^Filters/ }, soon));
  const fields = await screen.findByRole("combobox", { name: "Filter by" }, soon);
  await waitFor(() => {
    if (fields !== document.activeElement) throw new Error("The first control has no focus.");
  });
  await userEvent.selectOptions(fields, await screen.findByRole("option", { name: field }, soon));
  return within(await screen.findByRole("dialog", { name: "Add filter" }, soon));
}

/** Narrows a list by a field with fixed values, as a user does. */
export async function addFilter(
  page: ReturnType<typeof within>,
  field: string,
  value: string,
): Promise<void> {
  const form = await openFilter(page, field);
  const opener = await form.findByRole(
    "button",
    { name: new RegExp(`^(${field}|Value|Choose)`) },
    soon,
  );
  await userEvent.click(opener);
  const option = await screen.findByRole("option", { name: value }, soon);
  const isOneOfSeveral = option.closest("[aria-multiselectable]") !== null;
  await userEvent.click(option);
  if (isOneOfSeveral) await userEvent.keyboard("{Escape}");
  await waitFor(() => expectGone(option));
  await userEvent.click(await form.findByRole("button", { name: "Add filter" }));
}

function expectGone(element: Element) {
  if (element.isConnected) throw new Error("The list of values is still open.");
}
