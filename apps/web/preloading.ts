import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

const renders = "/src/mount.tsx";

/**
 * Adds preload links for the imports of `mount.tsx`, so that the page need not wait for `main.ts`.
 */
export const preloading = (): Plugin => ({
  name: "preloading",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const mount = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(renders)));
      if (!mount) throw new Error(`The build has no chunk of ${renders} to preload.`);
      const needed = [mount.fileName, ...mount.imports];
      const styles = chunks.filter(({ fileName }) => needed.includes(fileName)).flatMap(stylesOf);
      return [
        ...needed.map((file) => link({ rel: "modulepreload", href: file })),
        ...styles.map((file) => link({ rel: "stylesheet", href: file })),
      ];
    },
  },
});

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])];

const link = ({ rel, href }: { rel: string; href: string }): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel, href: `/${href}`, crossorigin: true },
  injectTo: "head",
});
