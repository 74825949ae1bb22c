import { signInWindowPath } from "@ats/core/embed/address";
import {
  type PartnerMessage,
  partnerMessage,
  protocolVersion,
  readMessage,
} from "@ats/core/embed/messages";
import { callbackPath } from "../session/callback-path.ts";
import type { PartnerChannel } from "./partner-channel.ts";

const size = "popup,width=520,height=760";
/** Milliseconds between looks whether the window was closed. */
const lookMs = 500;

/**
 * Signs in a frame in which the browser keeps no cookies: a window of its own, which keeps them,
 * answers with a secret. Stands in the place of a partner's page.
 */
export function signInWindowChannel({ location } = window): PartnerChannel {
  let receive: ((message: PartnerMessage) => void) | undefined;
  let answered = new AbortController();

  function open(): void {
    answered.abort();
    answered = new AbortController();
    const { signal } = answered;
    const opened = window.open(signInWindowPath, "_blank", size);
    if (!opened) return receive?.({ type: "secret", secret: null });
    window.addEventListener(
      "message",
      (event) => {
        if (event.source !== opened || event.origin !== location.origin) return;
        const message = readMessage(partnerMessage, event.data);
        if (message?.type === "secret") finish(message);
      },
      { signal },
    );
    const looking = setInterval(() => {
      if (opened.closed) finish({ type: "secret", secret: null });
    }, lookMs);
    signal.addEventListener("abort", () => clearInterval(looking));
  }

  function finish(message: PartnerMessage): void {
    answered.abort();
    receive?.(message);
  }

  return {
    origin: location.origin,
    first: { ats: protocolVersion, type: "connect", look: {}, path: pathIn(location.search) },
    post: ({ type }) => {
      if (type === "secret") open();
    },
    tell: () => {},
    listen: (next) => {
      receive = next;
    },
  };
}

/** The page that the frame showed before. */
const pathIn = (search: string): string | undefined =>
  callbackPath(new URLSearchParams(search).get("path") ?? undefined, window.location.origin);
