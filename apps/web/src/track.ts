import type { Visit } from "@ats/screens/app/visit";

type TrackedEvent = Parameters<NonNullable<Visit["host"]["track"]>>[0];

declare global {
  interface Window {
    /** What tag managers read; there where the page has one. */
    dataLayer?: object[];
  }
}

/** Tells whoever measures on this page of an event. Nothing leaves the page by this. Specification §9. */
export function track(event: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent("ats:track", { detail: event }));
  const { name, ...facts } = event;
  window.dataLayer?.push({ event: name, ...facts });
}
