import { isSecureAddress } from "@ats/core/embed/secure-address";
import type { Finding } from "./finding.ts";
import { fetchText } from "./fetch-text.ts";

const toleratedSeconds = 60;

/**
 * Finds out whether an ATS answers, at its own address and by the same clock. Returns true where a
 * token may be sent to it.
 */
export async function* checkProduct(product: URL): AsyncGenerator<Finding, boolean> {
  if (!isSecureAddress(product))
    yield {
      says: `The product's address ${product.origin} is on http.`,
      todo: "Use its address on https: a page on https shows no frame on http.",
    };
  const asked = Date.now();
  const answer = await fetchText(new URL("/api/health", product));
  if ("failure" in answer) {
    yield {
      says: `The product does not answer at ${product.origin}: ${answer.failure}.`,
      todo: "Check the address, and that a browser can open it.",
    };
    return false;
  }
  if (answer.address.origin !== product.origin)
    yield {
      says: `The product's address leads to ${answer.address.origin}, and a frame's origin must not change.`,
      todo: `Use ${answer.address.origin} as the product's address.`,
    };
  if (!isHealth(answer.text)) {
    yield {
      says: `No ATS answers at ${answer.address.origin}: GET /api/health had status ${answer.status} and told no health.`,
      todo: "Check the address of the product.",
    };
    return false;
  }
  yield { says: `The product answers at ${answer.address.origin}.` };
  yield compareClocks(answer.headers.get("date"), (asked + Date.now()) / 2);
  return isSecureAddress(product) && answer.address.origin === product.origin;
}

function isHealth(text: string): boolean {
  try {
    const { status } = JSON.parse(text) as { status?: unknown };
    return status === "ok" || status === "degraded";
  } catch {
    return false;
  }
}

/** Each call of a session has a proof that is good for a short time. */
function compareClocks(date: string | null, here: number): Finding {
  const seconds = Math.round((here - Date.parse(date ?? "")) / 1000);
  if (Math.abs(seconds) <= toleratedSeconds) return { says: "The clock of this machine is right." };
  return Number.isNaN(seconds)
    ? {
        says: "The product does not tell the time, so the clock of this machine was not compared.",
        isUnchecked: true,
      }
    : {
        says: `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? "ahead of" : "behind"} the product's. A browser whose clock is wrong may get no session.`,
        todo: "Set the clock by the network (NTP), here and on the server that is wrong.",
      };
}
