const prefix = "custom_";

/** Name of a company's own field in a list's conditions: `custom_12`. */
export const customName = (id: number): string => `${prefix}${id}`;

/** Id of the company's own field that a condition names; undefined when it names another field. */
export function customId(name: string): number | undefined {
  const digits = name.startsWith(prefix) ? name.slice(prefix.length) : "";
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : undefined;
}
