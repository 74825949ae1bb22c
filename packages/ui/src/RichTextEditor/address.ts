const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

/** What a person typed as a link's address, made one: `northgate.example` becomes
 * `https://northgate.example`. Undefined when it cannot be one. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (schemes.test(text) || /^(?:\/(?!\/)|#|\{\{)/.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

/** Whether a document may link there. */
export const isLinkAddress = (address: string): boolean => linkAddress(address) === address.trim();

export const isImageAddress = (address: string): boolean =>
  /^(?:https:\/\/|\/(?!\/)|\{\{)/.test(address.trim());
