const files = import.meta.glob<string>("./storyFiles/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Loads a document as people send them. */
export const storyFile = (name: string) => async () =>
  (await fetch(files[`./storyFiles/${name}`]!)).blob();
