const others: Record<string, string> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };

/** The same Storybook at its other origin on this machine; undefined elsewhere. */
export function otherOrigin({ href, hostname }: Pick<Location, "href" | "hostname">) {
  const other = others[hostname];
  if (!other) return undefined;
  const url = new URL(href);
  url.hostname = other;
  return url.origin;
}
