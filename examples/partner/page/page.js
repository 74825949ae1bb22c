import { mount } from "@ats/embed";

/** Harbour's colours, in the ATS as in the page around it. */
const tokens = {
  "--ats-color-accent": "light-dark(#b4480f, #b74d15)",
  "--ats-color-accentHover": "light-dark(#973c0d, #9a4112)",
  "--ats-color-textOnAccent": "#ffffff",
  "--ats-color-accentEdge": "light-dark(#b4480f, #b74d15)",
  "--ats-color-accentText": "light-dark(#b4480f, #e19166)",
  "--ats-color-accentSubtle": "light-dark(#f8efe9, #35211a)",
  "--ats-color-focus": "light-dark(#b4480f, #e19166)",
};
for (const [name, value] of Object.entries(tokens))
  document.documentElement.style.setProperty(name, value);

const [signOut, tryAgain] = document.querySelectorAll("button");
const problem = document.querySelector("[role=alert]");
const home = document.querySelector("section");
const recruitment = document.querySelector("main div");
const pathOf = ({ hash }) => hash.slice(1);

const embedded = mount(recruitment, {
  secret: async () => {
    const answer = await fetch("/ats-session", { method: "POST" });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  },
  route: pathOf(location) || "/job",
  theme: { tokens },
  onEvent(event) {
    record(event);
    if (event.type === "signedIn") problem.hidden = true;
    if (event.type === "failed") problem.hidden = false;
    if (event.type === "navigated") show(event.path);
    if (event.type === "left") show("");
  },
});

for (const link of document.querySelectorAll("a"))
  link.addEventListener("click", (click) => {
    click.preventDefault();
    const path = pathOf(link);
    if (path) embedded.navigate(path);
    show(path);
  });
signOut.addEventListener("click", () => embedded.signOut());
tryAgain.addEventListener("click", () => embedded.signIn());

/** Shows the ATS, or Harbour's own page without a path, which the address keeps. */
function show(path) {
  home.hidden = path !== "";
  recruitment.hidden = path === "";
  history.replaceState(null, "", `#${path}`);
  for (const link of document.querySelectorAll("nav a"))
    link.ariaCurrent = path.startsWith(pathOf(link)) ? "page" : null;
}

function record(event) {
  const line = document.createElement("li");
  line.textContent = Object.values(event).join(" ");
  document.querySelector("ol").prepend(line);
}
