import { Source } from "@storybook/addon-docs/blocks";
import { useGlobals } from "../../ui/manual/globals.ts";

/** Code in the theme of the toolbar. */
export const Code = ({ code }: { code: string }) => (
  <Source code={code} language="tsx" dark={useGlobals().theme === "dark"} />
);
