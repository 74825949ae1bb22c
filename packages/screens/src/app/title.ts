import { useEffect, useLayoutEffect } from "react";

const put = (title: string) => {
  document.title = `${title} · ATS`;
};

/** Sets the title in the browser tab to a more specific one than the route's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) put(title);
  }, [title]);
}

/** Sets the route's title. A layout effect, so that the screen's own title overrides it. */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => put(title), [title]);
}
