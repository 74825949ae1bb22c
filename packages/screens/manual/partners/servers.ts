import type { Asked } from "../../src/embed/story-partner.ts";
import { productPage } from "./product-page.ts";
import { serversFrame } from "./servers-frame.ts";

/**
 * The API and the partner's server, which Storybook has none of: they start in a hidden frame of the
 * product's origin with the first question for a client secret.
 */
export function serversAt(product: string) {
  const frame = document.createElement("iframe");
  let meeting: Promise<MessagePort> | undefined;

  function start(): Promise<MessagePort> {
    const query = new URLSearchParams({
      id: "embedding-playground--servers",
      viewMode: "story",
      origin: window.location.origin,
    });
    Object.assign(frame, {
      hidden: true,
      name: serversFrame,
      title: "Servers",
      src: `${product}/iframe.html?${query}`,
    });
    document.body.append(frame);
    return new Promise((resolve) => {
      window.addEventListener("message", ({ origin, source, ports: [port] }) => {
        if (origin !== product || source !== frame.contentWindow || !port) return;
        port.start();
        resolve(port);
      });
    });
  }

  return {
    async askSecret(asked: Asked): Promise<string> {
      const port = await (meeting ??= start());
      const answer = new Promise<string>((resolve) => {
        port.addEventListener("message", ({ data }) => resolve(data), { once: true });
      });
      port.postMessage(asked);
      return `${product}${productPage}#${await answer}`;
    },
    stop() {
      frame.remove();
      meeting = undefined;
    },
  };
}
