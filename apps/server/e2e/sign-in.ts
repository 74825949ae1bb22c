import type { FrameLocator, Page } from "playwright";

export const password = "Welcome-to-the-ATS-2026";

/** Sends the sign-in form of a page, or of a frame in one. */
export async function sendSignIn(place: Page | FrameLocator, email: string): Promise<void> {
  await place.getByLabel("Email").fill(email);
  await place.getByRole("button", { name: "Continue" }).click();
  await place.getByLabel("Password", { exact: true }).fill(password);
  await place.getByRole("button", { name: "Sign in" }).click();
}
