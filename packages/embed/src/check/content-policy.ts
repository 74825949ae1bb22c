import parse from "content-security-policy-parser";

export interface ContentPolicy {
  /** Where the page says it. */
  place: "header" | "meta element";
  /** Sources by directive: `frame-src` → `["'self'"]`. */
  directives: ReadonlyMap<string, readonly string[]>;
}

/** A text may have several policies, separated by commas: all of them hold. */
export const contentPolicies = (text: string, place: ContentPolicy["place"]): ContentPolicy[] =>
  text.split(",").map((policy) => ({ place, directives: parse(policy) }));

/** True where a source of the list matches the address (CSP 3, section 6.7.2). */
export const matchesSource = (sources: readonly string[], address: URL, page: URL): boolean =>
  sources.some((source) => {
    if (source.toLowerCase() === "'self'") return isSameSource(page, address);
    if (source === "*") return /^https?:$/.test(address.protocol);
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source, address.protocol);
    const [, scheme = page.protocol, host, port = "", path = ""] =
      /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^:/']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
    return (
      host !== undefined &&
      isScheme(scheme, address.protocol) &&
      isHost(host.toLowerCase(), address.hostname) &&
      isPort(port, address) &&
      (path.endsWith("/") ? address.pathname.startsWith(path) : !path || path === address.pathname)
    );
  });

/** A source on http allows https too. */
const isScheme = (scheme: string, of: string) =>
  scheme.toLowerCase() === of || (scheme.toLowerCase() === "http:" && of === "https:");

const isSameSource = (page: URL, address: URL) =>
  page.hostname === address.hostname &&
  page.port === address.port &&
  isScheme(page.protocol, address.protocol);

const isHost = (host: string, of: string) =>
  host === "*" || (host.startsWith("*.") ? of.endsWith(host.slice(1)) : host === of);

const usualPorts: Record<string, string[]> = { "http:": ["80"], "https:": ["443", "80"] };
const isPort = (port: string, { port: of, protocol }: URL) =>
  port === "*" || port === of || (of === "" && usualPorts[protocol]?.includes(port));
