import { expect, fn, userEvent, waitFor } from "storybook/test";

/** Prints the page by its key, once it is ready to, and waits until the paper would come. */
export async function printPage(): Promise<void> {
  const print = fn();
  window.print = print;
  await waitFor(
    async () => {
      if (print.mock.calls.length === 0) await userEvent.keyboard("{Control>}p{/Control}");
      expect(print).toHaveBeenCalled();
    },
    { timeout: 20_000, interval: 500 },
  );
}
