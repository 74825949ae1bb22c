/** Our descriptions are plain text; markup would need a Trusted Types policy. */
const asText =
  (_original, { React }) =>
  ({ source }) =>
    React.createElement("p", null, source);

/** Replaces references by what they refer to; one within itself stays. */
function withoutReferences(value, document, within = []) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withoutReferences(each, document, within));
  const { $ref: reference, ...rest } = value;
  const entries = Object.entries(rest).map(([key, each]) => [
    key,
    withoutReferences(each, document, within),
  ]);
  const resolved = Object.fromEntries(entries);
  if (reference === undefined) return resolved;
  if (within.includes(reference)) return value;
  const referred = at(document, reference.slice("#/".length).split("/"));
  const more = withoutReferences(referred, document, [...within, reference]);
  return { ...more, ...resolved, $$ref: reference };
}

const at = (document, path) => path.reduce((value, key) => value?.[key], document);

/** The library reads the whole document again for each endpoint, which takes seconds. */
const resolveSubtree = async (document, path) => ({
  errors: [],
  spec: withoutReferences(at(document, path), document),
});

if (matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.classList.add("dark-mode");

globalThis.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  // By default the address of the document is sent to the library's maker.
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { Markdown: asText }, fn: { resolveSubtree } })],
});
