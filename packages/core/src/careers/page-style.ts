import { brandFonts } from "./brand.ts";
import { pageGrounds } from "./brand-colours.ts";

const { light, dark } = pageGrounds;

/** CSS of every page that the API writes; `:host` is a preview. */
export const pageStyle = `:root,:host{color-scheme:light dark;
--text:light-dark(#1b1f24,#e8eaed);--muted:light-dark(#57606a,#a0a7b0);--ground:light-dark(${light.ground},${dark.ground});
--surface:light-dark(${light.surface},${dark.surface});--line:light-dark(#d5d9de,#363b42);--field:light-dark(#858d97,#777f89);
--accent:light-dark(#0b5cab,#7db7f5);--on-accent:light-dark(#fff,#0d1a29);--link:var(--accent);--font:${brandFonts.standard};--column:46rem}
*{box-sizing:border-box}
body,:host{margin:0;font:1rem/1.55 var(--font);color:var(--text);background:var(--ground)}
main{max-width:var(--column);margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
button,.button{display:inline-block;font:inherit;font-weight:600;padding:.6rem 1.25rem;border:1px solid var(--link);
border-radius:.5rem;background:var(--accent);color:var(--on-accent);text-decoration:none;cursor:pointer}
label{display:block}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;align-items:center;
padding:1rem max(1rem,(100% - var(--column))/2 + 1rem);border-bottom:1px solid var(--line);background:var(--surface)}
header img{display:block;height:2.75rem;max-width:min(16rem,100%);object-fit:contain;padding:.25rem;
border-radius:.5rem;background:light-dark(transparent,#fff)}
header>a,header>span{font-weight:600}
header ul{display:flex;gap:1rem;list-style:none;margin:0;padding:0}
header [aria-current]{color:var(--text);text-decoration:none;font-weight:600}
`;

/** CSS of the pages that list and show vacancies, after that of every page. */
export const careersStyle = `form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1.5rem 0}
label{flex:1 1 11rem}
label:first-child{flex-basis:100%}
input,select{display:block;width:100%;font:inherit;padding:.55rem .6rem;color:inherit;background:var(--surface);
border:1px solid var(--field);border-radius:.5rem}
.list{list-style:none;margin:0;padding:0}
.list li,article,dl{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem}
.list a{font-weight:600;font-size:1.1rem;overflow-wrap:anywhere}
p{margin:.25rem 0 1rem}
.list p{margin:.25rem 0 0}
small,dt,[role=status]{color:var(--muted)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1rem}
dd{margin:0;overflow-wrap:anywhere}
article{overflow-wrap:anywhere}
article img{max-width:100%;height:auto}
main nav{display:flex;gap:2rem}
`;
