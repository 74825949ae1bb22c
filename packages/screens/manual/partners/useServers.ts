import { useEffect, useState } from "react";
import type { Asked } from "../../src/embed/story-partner.ts";
import { productPage } from "./product-page.ts";
import { serversFrame } from "./servers-frame.ts";

/**
 * Starts the API and the partner's server, which Storybook has none of, in a hidden frame of the
 * product's origin. Returns the function that asks them for a client secret.
 */
export function useServers(product: string) {
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<MessagePort>());

  useEffect(() => {
    const query = new URLSearchParams({
      id: "embedding-playground--servers",
      viewMode: "story",
      origin: window.location.origin,
    });
    const frame = document.createElement("iframe");
    Object.assign(frame, {
      hidden: true,
      name: serversFrame,
      title: "Servers",
      src: `${product}/iframe.html?${query}`,
    });
    const meet = ({ origin, source, ports: [port] }: MessageEvent) => {
      if (origin !== product || source !== frame.contentWindow || !port) return;
      port.start();
      resolve(port);
    };
    window.addEventListener("message", meet);
    document.body.append(frame);
    return () => {
      window.removeEventListener("message", meet);
      frame.remove();
    };
  }, [product, resolve]);

  const [askSecret] = useState(() => async (asked: Asked): Promise<string> => {
    const port = await promise;
    port.postMessage(asked);
    const secret = await new Promise<string>((answer) => {
      port.addEventListener("message", ({ data }) => answer(data), { once: true });
    });
    return `${product}${productPage}#${secret}`;
  });
  return askSecret;
}
