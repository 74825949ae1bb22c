/** The area of a source file: the folder of `src` that it is in, or that a door imports from. */
export function areaOf(path: string, source = ""): string {
  const [, area = ""] = /\/src\/([\w-]+)\//.exec(path) ?? [];
  if (area !== "doors") return area;
  const imported = [...source.matchAll(/ from "\.\.\/([\w-]+)\//g)].map(([, name]) => name);
  return imported.find((name) => name !== "app") ?? area;
}
