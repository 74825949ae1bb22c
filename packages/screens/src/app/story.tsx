import type { EndpointName } from "@ats/core/app/contract";
import { cookies } from "@ats/core/session/session";
import { type BrowserApi, startBrowserApi } from "@ats/demo/browser/browser-api";
import { memoryStorage } from "../lists/memory-storage.ts";
import { memoryCookies, rememberSession } from "../session/cookies.ts";
import { type Globals, initialGlobals, languageOf } from "../../../ui/manual/globals.ts";
import { Ats } from "./Ats.tsx";
import type { Host } from "./host.ts";
import { beginVisit, type Visit } from "./visit.ts";

export interface OnBrowserApi {
  /** Email of the demo account to sign in. Default: signed out. */
  as?: string;
  /** Start path, or a function that finds it in the demo data. */
  path: string | ((api: BrowserApi) => Promise<string>);
  /** Calls that fail, never answer, or answer once a promise resolves. */
  fail?: Partial<Record<EndpointName, Parameters<BrowserApi["fail"]>[1]>>;
  host?: Partial<Host>;
  /** Runs before the story, with the user's session or as another visitor. */
  before?: (api: BrowserApi, userId: number | undefined) => Promise<unknown>;
}

/** A story as it is drawn: what it has loaded, and the choices of the toolbar. */
export interface Shown {
  loaded: Record<string, unknown>;
  globals: object;
}

const chosenIn = (globals: object): Globals => ({ ...initialGlobals, ...globals });

/** The language and the wordings of the toolbar, for a page without a session. */
export const chosenLanguage = (globals: object) => languageOf(chosenIn(globals));

let started: Promise<BrowserApi> | undefined;
let opened = 0;

/** The API of the current story, to make other users' changes in its play function. */
export const storyApi = (): Promise<BrowserApi> => {
  started ??= startBrowserApi();
  return started;
};

export function onBrowserApi({ as, path, fail = {}, host = {}, before }: OnBrowserApi) {
  return {
    parameters: { layout: "fullscreen", isApplication: true },
    loaders: [
      async (context: { globals: object }) => {
        const globals = chosenIn(context.globals);
        const api = await storyApi();
        await api.reset();
        api.setEnvironment(globals.environment);
        // By default each company has its own.
        if (globals.brand !== initialGlobals.brand) await api.setBrand(globals.brand);
        const jar = host.cookies ?? memoryCookies();
        const user = as ? await api.signIn(as) : undefined;
        if (user) {
          rememberSession(jar, user.id);
          jar.write(cookies.apiToken, user.token);
        }
        await before?.(api, user?.id);
        const initialPath = typeof path === "string" ? path : await path(api);
        for (const [name, fault] of Object.entries(fail)) api.fail(name as EndpointName, fault);
        opened += 1;
        const surroundings: Partial<Host> = {
          cookies: jar,
          fetch: api.fetch,
          connect: api.connect,
          storage: memoryStorage(),
          initialPath,
          recordPath: undefined,
          ...languageOf(globals),
          ...host,
        };
        return { visit: beginVisit({ host: surroundings }), opened };
      },
    ],
    // A new key for each story, because the application reads its host only once.
    render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
      <Ats key={loaded.opened as number} visit={loaded.visit as Visit} />
    ),
  };
}
