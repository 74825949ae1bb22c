import { screen, userEvent } from "storybook/test";

/** Confirms the change of a parent's setting, which also changes its clients. */
export const confirmEffect = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Save change" }, { timeout: 15_000 }));
