import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin } from "esbuild";

/** Peers come with the application, and a dynamic import loads later. */
const leaveOut: Plugin = {
  name: "leave-out",
  setup({ onResolve }) {
    onResolve({ filter: /^(react(-dom)?|@tanstack\/react-query)(\/|$)/ }, ({ path }) => ({
      path,
      external: true,
    }));
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** As servers compress answers on the way. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Bundles for each entry what an application loads first. Sizes are in kB after brotli. */
export async function bundle(entryPoints: Record<string, string>) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    outdir: ".",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2024",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    logLevel: "error",
    metafile: true,
    write: false,
    plugins: [leaveOut],
  });
  const modules = Object.values(metafile.outputs).map(({ inputs }) => Object.keys(inputs));
  return Object.fromEntries(
    Object.keys(entryPoints).map((name, index) => [
      name,
      {
        kilobytes: brotliCompressSync(outputFiles[index]?.contents ?? "", { params }).length / 1000,
        modules: modules[index] ?? [],
      },
    ]),
  );
}
