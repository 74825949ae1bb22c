/** Refuses a React that lacks what components use. Its own errors would not say why. */
export function requireReact(version: string): void {
  if (Number.parseInt(version, 10) >= 19) return;
  throw new Error(
    `@ats/ui needs React 19 or newer, and this page has React ${version}. Install react@19 and react-dom@19.`,
  );
}

interface Page {
  styles: Pick<CSSStyleDeclaration, "getPropertyValue">;
  /** Shared by all copies of the package in a page. */
  shared: { [copies]?: object };
}

const copies = Symbol.for("@ats/ui");
const self = {};
let isTold = false;

/** Names what is wrong with the page, once. */
export function warnOfMisuse({ styles, shared }: Page, warn: (text: string) => void) {
  if (isTold) return;
  isTold = true;
  if (!styles.getPropertyValue("--ats-space-md"))
    warn(
      'This page lacks the styles of @ats/ui, so its components have no colours and no layout. Add import "@ats/ui/styles.css" where the application starts.',
    );
  shared[copies] ??= self;
  if (shared[copies] !== self)
    warn(
      "This page has two copies of @ats/ui, so the language, texts and toasts of one do not reach the other. Let all packages use one version: npm ls @ats/ui shows who brings another.",
    );
}
