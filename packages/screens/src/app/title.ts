import { type Text, useTexts } from "@ats/ui/texts";
import { createContext, use, useEffect, useLayoutEffect } from "react";

const TitleContext = createContext((title: string): void => {
  document.title = `${title} · ATS`;
});
/** Replaces how a screen's title reaches the browser tab. */
export const TitleProvider = TitleContext.Provider;

/** Sets the title in the browser tab to a more specific one than the route's. */
export function useTitle(title: string | undefined): void {
  const setTitle = use(TitleContext);
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
}

/** Sets the route's title. A layout effect, so that the screen's own title overrides it. */
export function useRouteTitle(text: Text): void {
  const setTitle = use(TitleContext);
  const title = useTexts()(text);
  useLayoutEffect(() => setTitle(title), [title, setTitle]);
}
