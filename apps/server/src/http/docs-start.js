/** Our descriptions are plain text; markup would need a Trusted Types policy. */
const asText =
  (_original, { React }) =>
  ({ source }) =>
    React.createElement("p", null, source);

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
  plugins: [() => ({ wrapComponents: { Markdown: asText } })],
});
