/** Styles of the API documentation, light and dark. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dee6, #343b47); --soft: light-dark(#f5f7fa, #1c212a); --quiet: light-dark(#566072, #a5afc0); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14181f); color: light-dark(#1a2130, #e8ebf0); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; text-transform: capitalize; }
h3 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--quiet); }
a { color: light-dark(#1d4ed8, #93b4ff); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { padding: .25rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; padding: .625rem 0; cursor: pointer; }
summary code { font-weight: 600; overflow-wrap: anywhere; }
.summary { flex: 1 1 16rem; }
.access { color: var(--quiet); font-size: .8125rem; }
.method { font: 600 .75rem/1.5 ui-monospace, monospace; min-width: 3.5rem; text-align: center; border-radius: .25rem; border: 1px solid currentColor; }
.get { color: light-dark(#1d4ed8, #93b4ff); } .post { color: light-dark(#15703c, #6fd495); }
.put { color: light-dark(#92510a, #f0b266); } .delete { color: light-dark(#b42318, #ff9a8f); }
pre { background: var(--soft); border-radius: .375rem; padding: .75rem 1rem; margin: 0; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: pre-wrap; }
`;
