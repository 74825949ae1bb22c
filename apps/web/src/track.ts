import type { Visit } from "@ats/screens/app/visit";

type TrackedEvent = Parameters<NonNullable<Visit["host"]["track"]>>[0];

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Announces an event to scripts on this page. Sends nothing. Specification §9. */
export function track(event: TrackedEvent): void {
  window.dispatchEvent(new CustomEvent("ats:track", { detail: event }));
  const { name, ...facts } = event;
  window.dataLayer?.push({ event: name, ...facts });
}
