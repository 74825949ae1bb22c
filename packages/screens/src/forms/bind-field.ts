/** Props that bind a field to the value of its name. */
export const bindField = <T extends object, Name extends keyof T & string>(
  typed: T,
  change: (part: Partial<T>) => void,
  name: Name,
) => ({
  name,
  value: typed[name],
  onChange: (value: T[Name]) => change({ [name]: value } as unknown as Partial<T>),
});
