import {
  type ClientSecret,
  type ConnectMessage,
  frameMessage,
  partnerMessage,
  type PartnerMessage,
  protocolVersion,
  readMessage,
  readyMessage,
} from "@ats/core/embed/messages";
import { askSecretOf } from "./ask-secret.ts";
import { changeLook } from "./change-look.ts";
import type { EmbedEvent, Embedded, MountOptions } from "./options.ts";
import { permissions } from "./permissions.ts";
import { watchVisiblePart } from "./visible-part.ts";

export type { Appearance, EmbedEvent, Embedded, MountOptions } from "./options.ts";

const secondsToStart = 15;

/** Shows the product in a frame at the end of the element. */
export function mount(element: Element, options: MountOptions): Embedded {
  if (typeof element?.append !== "function")
    throw new TypeError(
      `mount(element, options) needs an element of the page and got ${element}. Call it once the element is there.`,
    );
  if (typeof options?.secret !== "function")
    throw new TypeError(
      "mount(element, { secret }) needs a function that gets a client secret from your server.",
    );
  let path = options.route === undefined ? undefined : requirePath(options.route);
  let look = changeLook({}, options);

  const life = new AbortController();
  const { signal } = life;
  let origin: string | undefined;
  let unused: ClientSecret | undefined;
  let isConnecting = false;
  let port: MessagePort | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let contentHeight = window.innerHeight;

  const frame = document.createElement("iframe");
  frame.title = options.title ?? "Recruitment";
  frame.allow = permissions.join("; ");
  frame.referrerPolicy = "origin";
  Object.assign(frame.style, { display: "block", width: "100%", border: "0" });

  const post = (message: PartnerMessage) => port?.postMessage(message);
  const measure = watchVisiblePart(frame, (part) => post({ type: "visible", ...part }), signal);
  const fit = () => {
    frame.style.height = `${Math.min(contentHeight, options.maxHeight ?? window.innerHeight)}px`;
    measure();
  };

  const report = (event: EmbedEvent) =>
    // An error of the partner's code stays with it.
    queueMicrotask(() => {
      if (signal.aborted) return;
      if (options.onEvent) options.onEvent(event);
      else if (event.type === "failed") reportError(new Error(event.message));
    });
  const fail = (message: string) => report({ type: "failed", message });

  const askSecret = askSecretOf(options.secret, fail);

  /** Loads the frame for a new session. */
  async function start() {
    const session = await askSecret();
    if (!session || signal.aborted) return;
    unused = session;
    ({ origin } = session);
    frame.src = `${session.address}?origin=${encodeURIComponent(window.origin)}`;
    fit();
    if (!frame.isConnected) element.append(frame);
    clearTimeout(timer);
    timer = setTimeout(() => fail(silenceOf(session.origin)), secondsToStart * 1000);
  }

  /** Answers the frame's page, which is a new one whenever the frame has loaded again. */
  async function connect() {
    port?.close();
    port = undefined;
    const session = unused ?? (await askSecret());
    unused = undefined;
    if (!session || signal.aborted) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener("message", ({ data }) => receive(data));
    port.start();
    const { secret } = session;
    const message: ConnectMessage = { ats: protocolVersion, type: "connect", secret, look, path };
    frame.contentWindow?.postMessage(message, session.origin, [channel.port2]);
    measure();
  }

  function receive(data: unknown) {
    const message = readMessage(frameMessage, data);
    if (message?.type === "height") {
      contentHeight = message.height;
      fit();
    } else if (message?.type === "secret") {
      void askSecret().then((got) => post({ type: "secret", secret: got?.secret ?? null }));
    } else if (message) {
      if (message.event.type === "navigated") ({ path } = message.event);
      report(message.event);
    }
  }

  window.addEventListener(
    "message",
    (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      if (!readMessage(readyMessage, event.data) || isConnecting) return;
      clearTimeout(timer);
      isConnecting = true;
      void connect().finally(() => {
        isConnecting = false;
      });
    },
    { signal },
  );
  window.addEventListener("resize", fit, { signal });
  void start();

  return {
    navigate: (to) => {
      path = requirePath(to);
      post({ type: "navigate", path });
    },
    update: (appearance) => {
      look = changeLook(look, appearance);
      post({ type: "look", look });
    },
    signOut: () => post({ type: "signOut" }),
    signIn: () => (port ? post({ type: "signIn" }) : void start()),
    destroy: () => {
      life.abort();
      clearTimeout(timer);
      port?.close();
      frame.remove();
    },
  };
}

function requirePath(path: string): string {
  if (!readMessage(partnerMessage, { type: "navigate", path }))
    throw new TypeError(`A path begins with "/", such as /job: ${path} is none.`);
  return path;
}

const silenceOf = (origin: string) =>
  `${origin} did not answer within ${secondsToStart} seconds. The Content-Security-Policy of this page must allow it in frame-src, your API token must list ${window.origin}, and the address must be right. To see which: npx @ats/embed check ${location.origin}${location.pathname} --product ${origin}`;
