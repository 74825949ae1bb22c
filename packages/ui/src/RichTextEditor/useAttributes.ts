import { useLayoutEffect } from "react";

/** Sets attributes on an element that React does not render. */
export function useAttributes(element: HTMLElement, attributes: Record<string, string>): void {
  const written = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const entries = Object.entries(JSON.parse(written) as Record<string, string>);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name] of entries) element.removeAttribute(name);
    };
  }, [element, written]);
}
