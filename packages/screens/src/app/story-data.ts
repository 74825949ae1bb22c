/** All strings in data, such as the API's answers. */
export const stringsIn = (data: unknown): string[] =>
  typeof data === "string"
    ? [data]
    : data && typeof data === "object"
      ? Object.values(data).flatMap(stringsIn)
      : [];
