import { useEffect, useLayoutEffect } from "react";

const put = (title: string) => {
  document.title = `${title} · ATS`;
};

/** Names the page in the browser's tab, where a screen knows more than its route's title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) put(title);
  }, [title]);
}

/** The route's title: in a layout effect, so that the screen's own comes after it. */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => put(title), [title]);
}
