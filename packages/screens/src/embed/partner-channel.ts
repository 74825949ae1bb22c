import {
  type ConnectMessage,
  connectMessage,
  type EmbedEvent,
  type FrameMessage,
  type PartnerMessage,
  partnerMessage,
  protocolVersion,
  readMessage,
  type ReadyMessage,
} from "@ats/core/embed/messages";

/** The connection to a partner's page: its first message, and the channel for all others. */
export interface PartnerChannel {
  /** Origin of the partner's page. */
  origin: string;
  /** Without a secret, the user must ask to sign in. */
  first: Omit<ConnectMessage, "secret"> & Partial<Pick<ConnectMessage, "secret">>;
  post(message: FrameMessage): void;
  tell(event: EmbedEvent): void;
  /** Receives messages of the protocol; all others have no effect. */
  listen(receive: (message: PartnerMessage) => void): void;
}

/** Milliseconds for which the frame waits for the page around it. */
const patienceMs = 15_000;

/**
 * Waits for the page around this frame, whose origin the frame's address names: undefined if it does
 * not answer, or if there is none. Takes one message of that window and origin, and no second.
 */
export async function connectToPartner({
  location,
  parent,
} = window): Promise<PartnerChannel | undefined> {
  const origin = new URLSearchParams(location.search).get("origin") ?? "";
  if (parent === window || URL.parse(origin)?.origin !== origin) return undefined;
  const over = new AbortController();
  const answered = new Promise<PartnerChannel | undefined>((resolve) => {
    window.addEventListener(
      "message",
      (event) => {
        if (event.source !== parent || event.origin !== origin) return;
        const first = readMessage(connectMessage, event.data);
        const [port] = event.ports;
        if (first && port) resolve(channelOf(origin, first, port));
      },
      { signal: over.signal },
    );
    setTimeout(() => resolve(undefined), patienceMs);
  });
  parent.postMessage({ ats: protocolVersion, type: "ready" } satisfies ReadyMessage, origin);
  return answered.finally(() => over.abort());
}

/** Speaks the protocol over a port. */
export function channelOf(
  origin: string,
  first: ConnectMessage,
  port: MessagePort,
): PartnerChannel {
  const post: PartnerChannel["post"] = (message) => port.postMessage(message);
  return {
    origin,
    first,
    post,
    tell: (event) => post({ type: "event", event }),
    listen(receive) {
      port.addEventListener("message", ({ data }) => {
        const message = readMessage(partnerMessage, data);
        if (message) receive(message);
      });
      port.start();
    },
  };
}
