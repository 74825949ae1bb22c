import { setTheme } from "@ats/ui/theme";
import { UiProvider } from "@ats/ui/UiProvider";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { type Globals, GlobalsContext, initialGlobals, localeOf } from "./globals.ts";
import { looks } from "./look.ts";
import "../../packages/ui/manual/blocks/page.css.ts";

/** A page of the manual wears what the toolbar says, as its stories do. */
export function ManualPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  useLayoutEffect(() => {
    setTheme(globals);
    document.documentElement.dir = globals.direction;
  }, [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === "dark" ? looks.dark : looks.light}>
      <UiProvider navigate={stay} locale={localeOf(globals)}>
        <GlobalsContext value={globals}>{children}</GlobalsContext>
      </UiProvider>
    </DocsContainer>
  );
}

/** A link of an example goes nowhere. */
const stay = () => {};

type Channel = DocsContainerProps["context"]["channel"];
type Said = { globals: Partial<Globals> };

function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => {
    const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return { ...initialGlobals, ...(said as Said | undefined)?.globals };
  });
  useLayoutEffect(() => {
    const hear = (said: Said) => setGlobals({ ...initialGlobals, ...said.globals });
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
}
