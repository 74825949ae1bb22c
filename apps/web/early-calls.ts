import { routes, redirects } from "../../packages/core/src/navigation/routes.ts";
import { publicRoutes } from "../../packages/core/src/navigation/guard.ts";
import { apiTokenHeader, cookies } from "../../packages/core/src/session/session.ts";
import { getEnvironment } from "../../packages/core/src/settings/contract.ts";
import { getGlobalSettings } from "../../packages/core/src/settings/global-contract.ts";
import { getUserSettings } from "../../packages/core/src/users/contract.ts";
import type { Plugin } from "vite";

const closed = Object.entries(routes).filter(
  ([name]) => name !== "Logout" && !publicRoutes.some((each) => each === name),
);
const pages = [...closed.map(([, path]) => path), ...Object.keys(redirects)]
  .map((path) =>
    path
      .replace(/\/$/, "")

      .replace(/\{\w+\}/g, "[^/]+"),
  )
  .join("|");

const plan = {
  pages: `^(${pages})/?$`,
  paths: [getUserSettings, getEnvironment, getGlobalSettings].map(({ path }) => path),
  cookies,
  apiTokenHeader,
};

/**
 * Sends the calls of every page with a shell while its code is still on the way. The page holds the
 * text of this function, so it uses nothing from outside. In a frame, cookies may be missing.
 */
function callEarly({ pages, paths, cookies, apiTokenHeader }: typeof plan): void {
  const values = new Map(
    document.cookie.split("; ").map((pair): [string, string] => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decodeURIComponent(value)];
    }),
  );
  const user = values.get(cookies.userId);
  const token = values.get(cookies.apiToken);
  const isSignedIn = values.get(cookies.isLoggedIn) === "true" && user && token;
  if (!isSignedIn || top !== self || !new RegExp(pages, "i").test(location.pathname)) return;
  window.earlyAnswers = new Map();
  for (const path of paths) {
    const request = new Request(path.replace("{id}", user), {
      headers: { [apiTokenHeader]: token },
    });
    const answer = fetch(request);
    answer.catch(() => {});
    window.earlyAnswers.set(`${request.url} ${token}`, answer);
  }
}

/** Adds the script that sends the first calls to the page. */
export const earlyCalls = (): Plugin => ({
  name: "early-calls",
  // Stylesheets that come before a script keep it waiting.
  transformIndexHtml: (html) =>
    html.replace(
      "</title>",
      (title) => `${title}<script>(${callEarly})(${JSON.stringify(plan)})</script>`,
    ),
});
