import type { Plugin } from "vite";

/** Our cascade layers. The second wins over the first, and styles without a layer over both. */
const packages = ["ui", "screens"] as const;
type Layer = (typeof packages)[number];
const order = `@layer ${packages.map((name) => `ats.${name}`).join(", ")};\n`;

/** Puts all styles of a package into its layer, as tsup adds text before and after them. */
export const layerOf = (name: Layer) => ({
  banner: { css: `${order}@layer ats.${name} {` },
  footer: { css: "}" },
});

const source = /\/(ui|screens)\/src\/.+\.vanilla\.css$/;
const library = /\/@fullcalendar\/.+\.css$/;

/** Puts the styles of the sources, and of the libraries that they import, into the layers. */
export const layers = (): Plugin => ({
  name: "layers",
  enforce: "pre",
  transform: {
    filter: { id: [source, library] },
    handler(code, id) {
      const [, name = "ui"] = source.exec(id) ?? [];
      const { banner, footer } = layerOf(name as Layer);
      return { code: banner.css + code + footer.css, map: null };
    },
  },
});
