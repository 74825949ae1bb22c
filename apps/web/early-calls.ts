import { getApplication } from "../../packages/core/src/applications/contract.ts";
import { getCandidate } from "../../packages/core/src/candidates/details-contract.ts";
import type { Endpoint } from "../../packages/core/src/contract/endpoint.ts";
import { getInterviewOptions } from "../../packages/core/src/interviews/contract.ts";
import { getJob } from "../../packages/core/src/jobs/contract.ts";
import { getJobSuggestions } from "../../packages/core/src/jobs/vacancy-contract.ts";
import { type RouteName, routes, redirects } from "../../packages/core/src/navigation/routes.ts";
import { publicRoutes } from "../../packages/core/src/navigation/guard.ts";
import { apiTokenHeader, cookies } from "../../packages/core/src/session/session.ts";
import { getEnvironment } from "../../packages/core/src/settings/contract.ts";
import { getGlobalSettings } from "../../packages/core/src/settings/global-contract.ts";
import { getSift } from "../../packages/core/src/sift/contract.ts";
import { getUserSettings } from "../../packages/core/src/users/contract.ts";
import type { Plugin } from "vite";

/** The calls that a page always begins with and that need nothing but its path. */
const firstCalls: { [Name in RouteName]?: readonly Endpoint[] } = {
  applicationDetails: [getApplication],
  applicationList: [getJob],
  calendar: [getInterviewOptions],
  candidateEdit: [getCandidate],
  jobAdd: [getJobSuggestions],
  jobEdit: [getJob, getJobSuggestions],
  sift: [getJob, getSift],
};

const pattern = (paths: string[], parameter: string) =>
  `^(?:${paths.map((path) => path.replace(/\/$/, "").replace(/\{\w+\}/g, parameter)).join("|")})/?$`;

const closed = Object.entries(routes).filter(
  ([name]) => name !== "Logout" && !publicRoutes.some((each) => each === name),
);

const plan = {
  pages: pattern([...closed.map(([, path]) => path), ...Object.keys(redirects)], "[^/]+"),
  paths: [getUserSettings, getEnvironment, getGlobalSettings].map(({ path }) => path),
  ofPages: Object.entries(firstCalls).map(([name, endpoints]) => ({
    page: pattern([routes[name as RouteName]], "([^/]+)"),
    paths: endpoints.map(({ path }) => path),
  })),
  cookies,
  apiTokenHeader,
};

/**
 * Sends the first calls of a page with a shell while its code is still on the way. The page holds
 * the text of this function, so it uses nothing from outside. In a frame, cookies may be missing.
 */
function callEarly({ pages, paths, ofPages, cookies, apiTokenHeader }: typeof plan): void {
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
  const answers = new Map<string, Promise<Response>>();
  window.early = { token, answers };
  const send = (path: string, id: string) => {
    const request = new Request(path.replace("{id}", id), { headers: { [apiTokenHeader]: token } });
    const answer = fetch(request);
    answer.catch(() => {});
    answers.set(request.url, answer);
  };
  for (const path of paths) send(path, user);
  for (const { page, paths } of ofPages) {
    const [isPage, id = ""] = new RegExp(page, "i").exec(location.pathname) ?? [];
    if (isPage) for (const path of paths) send(path, id);
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
