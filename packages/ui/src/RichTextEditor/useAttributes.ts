import { useLayoutEffect } from "react";

/** Keeps attributes of an element that React does not draw. */
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
