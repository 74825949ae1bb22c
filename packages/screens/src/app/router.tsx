import { guard, type Visitor } from "@ats/core/navigation/guard";
import { matchRoute, type RouteName, routes } from "@ats/core/navigation/routes";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from "react-router";
import { Boundary } from "./Boundary.tsx";
import type { ScreenProps, ScreenRoute } from "./screen.ts";

// The one file that knows React Router: it turns the route table into route objects. It uses the
// router without its data layer, which would be 22 kB of the first screen for what queries do.

interface Frame {
  /** Around every screen. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Around screens with sidebar and toolbar. */
  Shell: ComponentType<{ children: ReactNode }>;
  /** Around each screen, inside the shell: its title and who may see it. */
  Gate: ComponentType<{ route: ScreenRoute; children: ReactNode }>;
  /** While a screen's code loads. */
  Loading: ComponentType;
  /** When a screen cannot load or throws. */
  Failed: ComponentType;
  visitor(): Visitor;
  /** After every navigation. */
  navigated(path: string): void;
  /** At the start of a visit: what its first screen shows may be read already. */
  prefetch(route: ScreenRoute, search: object): void;
  initialPath?: string | undefined;
}

export interface AtsRouter {
  /** The routed application. */
  Routed: ComponentType;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** One step back in the history of this visit; at its start, to `home`. */
  goBack(home: string): void;
  preload(name: RouteName): void;
  isAt(path: string): boolean;
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

export function createRouter(screens: readonly ScreenRoute[], frame: Frame): AtsRouter {
  const { Root, Shell, Loading, Failed } = frame;
  const codes = new Map<RouteName, ScreenCode>();
  const element = (route: ScreenRoute) => {
    const code = codes.get(route.name) ?? screenCode(route.load);
    codes.set(route.name, code);
    return <Routed key={route.name} route={route} screenNow={code.now} Gate={frame.Gate} />;
  };
  const objects = (layout: ScreenRoute["layout"]): RouteObject[] =>
    screens
      .filter((route) => route.layout === layout)
      .map((route) => ({ path: toPattern(routes[route.name]), element: element(route) }));
  const notFound = screens.find(({ name }) => name === "pageNotFound");
  const tree: RouteObject[] = [
    { element: <Framed Frame={Shell} {...{ Loading, Failed }} />, children: objects("shell") },
    ...objects("plain"),
    ...(notFound ? [{ path: "*", element: element(notFound) }] : []),
  ];

  let bound: { navigate: NavigateFunction; key: string; pathname: string } | undefined;
  function Guarded() {
    const { pathname, key } = useLocation();
    const navigate = useNavigate();
    const screen = useRoutes(tree);
    useLayoutEffect(() => {
      bound = { navigate, key, pathname };
    }, [navigate, key, pathname]);
    useEffect(() => frame.navigated(pathname), [pathname]);
    const elsewhere = guard(pathname, frame.visitor());
    return elsewhere ? <Navigate to={elsewhere} replace /> : screen;
  }

  const { initialPath } = frame;
  const start = new URL(initialPath ?? window.location.href, window.location.origin);
  const preload = (name: RouteName) =>
    void codes
      .get(name)
      ?.load()
      .catch(() => undefined);
  // The first screen's code and content come while its user does.
  const elsewhere = guard(start.pathname, frame.visitor());
  const { name } = matchRoute(elsewhere ?? start.pathname);
  const first = screens.find((route) => route.name === name);
  preload(name);
  if (first) frame.prefetch(first, searchOf(first, elsewhere ? "" : start.search));

  const app = (
    <Framed Frame={Root} {...{ Loading, Failed }}>
      <Guarded />
    </Framed>
  );
  return {
    Routed: () =>
      initialPath === undefined ? (
        <BrowserRouter>{app}</BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[initialPath]}>{app}</MemoryRouter>
      ),
    navigate: (path, options) => void bound?.navigate(path, { replace: options?.replace ?? false }),
    goBack: (home) => void (bound?.key === "default" ? bound.navigate(home) : bound?.navigate(-1)),
    preload,
    isAt: (path) => bound?.pathname === path,
  };
}

interface ScreenCode {
  load(): Promise<ComponentType<ScreenProps>>;
  /** The screen itself where its code is here; React shows a lazy one 300 ms later than it could. */
  now(): ComponentType<ScreenProps>;
}

function screenCode(load: ScreenRoute["load"]): ScreenCode {
  let loading: Promise<ComponentType<ScreenProps>> | undefined;
  let Loaded: ComponentType<ScreenProps> | undefined;
  const loadOnce = () => {
    loading ??= load().then((Screen) => {
      Loaded = Screen;
      return Screen;
    });
    return loading;
  };
  const Later = lazy(async () => ({ default: await loadOnce() }));
  return { load: loadOnce, now: () => Loaded ?? Later };
}

const outlet = <Outlet />;

/** A layout with what stands in it while its screen loads, or in place of one that failed. */
function Framed({
  Frame,
  Loading,
  Failed,
  children = outlet,
}: Pick<Frame, "Loading" | "Failed"> & {
  Frame: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
}) {
  return (
    <Frame>
      <Boundary path={usePath()} fallback={<Failed />}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Boundary>
    </Frame>
  );
}

interface RoutedProps {
  route: ScreenRoute;
  screenNow: ScreenCode["now"];
  Gate: Frame["Gate"];
}

/** What an address says of a screen's state; nothing where it is not understood. */
function searchOf({ search: schema }: ScreenRoute, search: string): Record<string, unknown> {
  const result = schema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  return result.success ? (result.data as Record<string, unknown>) : {};
}

/** A screen with its typed parameters and search. */
function Routed({ route, screenNow, Gate }: RoutedProps) {
  const [Screen] = useState(screenNow);
  const params = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const parsed = useMemo(() => searchOf(route, search), [route, search]);
  const setSearch = useCallback<ScreenProps["setSearch"]>(
    (next, options) => {
      const entries = Object.entries(next as Record<string, unknown>).filter(
        ([, value]) => value !== undefined && value !== "",
      );
      const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
      void navigate({ search: text.toString() }, { replace: options?.replace ?? false });
    },
    [navigate],
  );
  return (
    <Gate route={route}>
      <Screen params={params as ScreenProps["params"]} search={parsed} setSearch={setSearch} />
    </Gate>
  );
}

/** Whether nothing was visited before: the page was just loaded here. */
export const useIsEntry = (): boolean => useLocation().key === "default";

/** The current path, for what marks the current item. */
export const usePath = (): string => useLocation().pathname;
