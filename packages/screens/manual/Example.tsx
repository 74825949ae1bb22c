import { Code } from "./Code.tsx";

const examples = import.meta.glob<string>("./examples/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Shows how to compose the screens of an area. The compiler checks every example. */
export const Example = ({ area }: { area: string }) => (
  <Code code={examples[`./examples/${area}.tsx`] ?? ""} />
);
