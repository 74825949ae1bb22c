import { QueryClient } from "@tanstack/react-query";

interface Page {
  styles: Pick<CSSStyleDeclaration, "getPropertyValue">;
  /** The query client that the screens are given. */
  queries: object;
}

let isTold = false;

/** Names what is wrong with the page, once. */
export function warnOfMisuse({ styles, queries }: Page, warn: (text: string) => void) {
  if (isTold) return;
  isTold = true;
  if (!styles.getPropertyValue("--ats-screens"))
    warn(
      'This page lacks the styles of @ats/screens, so parts of its screens have no layout. Add import "@ats/screens/styles.css" where the application starts.',
    );
  if (!(queries instanceof QueryClient))
    warn(
      "The query client of this page comes from another copy or version of @tanstack/react-query than that of @ats/screens, so screens may fail to read data. Let all packages use one version, 5.108 or newer: npm ls @tanstack/react-query shows who brings another.",
    );
}
