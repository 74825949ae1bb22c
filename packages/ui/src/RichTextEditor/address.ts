const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Completes a typed link address: `northgate.example` becomes `https://northgate.example`.
 * Undefined when the text cannot be an address.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (schemes.test(text) || /^(?:\/(?!\/)|#|\{\{)/.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

/** True when the address is complete and safe to link to. */
export const isLinkAddress = (address: string): boolean => linkAddress(address) === address.trim();

export const isImageAddress = (address: string): boolean =>
  /^(?:https:\/\/|\/(?!\/)|\{\{)/.test(address.trim());
