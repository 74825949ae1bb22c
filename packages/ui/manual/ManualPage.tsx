import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { setTheme } from "../src/theme/theme.tsx";
import { UiProvider } from "../src/UiProvider/UiProvider.tsx";
import { type Globals, GlobalsContext, initialGlobals, languageOf } from "./globals.ts";
import { storybookThemes } from "./storybookThemes.ts";
import "./blocks/page.css.ts";

/** Shows a page of the manual in the theme, brand, density and direction of the toolbar. */
export function ManualPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel);
  useLayoutEffect(() => {
    setTheme(globals);
  }, [globals]);
  return (
    <DocsContainer
      context={context}
      theme={globals.theme === "dark" ? storybookThemes.dark : storybookThemes.light}
    >
      <UiProvider navigate={ignoreLink} {...languageOf(globals)}>
        <GlobalsContext value={globals}>{children}</GlobalsContext>
      </UiProvider>
    </DocsContainer>
  );
}

const ignoreLink = () => {};

type Channel = DocsContainerProps["context"]["channel"];
type Message = { globals: Partial<Globals> };

function useToolbar(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => {
    const [message] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return { ...initialGlobals, ...(message as Message | undefined)?.globals };
  });
  useLayoutEffect(() => {
    const update = (message: Message) => setGlobals({ ...initialGlobals, ...message.globals });
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
