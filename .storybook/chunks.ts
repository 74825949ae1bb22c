/** Parts of the design system whose libraries are large, each loaded by its own stories. */
const large = "Calendar|Chart|DocumentViewer|PasswordField|RichText";

/** Joins what nearly every screen's story loads: a browser asks for six files at a time. */
export const chunks = {
  groups: [
    { name: "api", test: /packages\/(api|demo)\/src/ },
    { name: "core", test: /packages\/core\/src/ },
    { name: "ui", test: new RegExp(`packages/ui/src/(?!${large}|.*stories)`) },
  ],
};
