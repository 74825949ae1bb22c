import { guard, type Visitor } from "@ats/core/navigation/guard";
import { routes } from "@ats/core/navigation/routes";
import { type ComponentType, type ReactNode, useCallback, useMemo } from "react";
import {
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
  useNavigate,
  useParams,
} from "react-router";
import type { ScreenProps, ScreenRoute } from "./screen.ts";

// The one file that knows React Router: it turns the route table into route objects.

interface Frame {
  /** Around every screen. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Around screens with sidebar and toolbar. */
  Shell: ComponentType<{ children: ReactNode }>;
  /** Around each screen, inside the shell: its title and who may see it. */
  Gate: ComponentType<{ route: ScreenRoute; children: ReactNode }>;
  /** While the first screen loads. */
  Loading: ComponentType;
  /** When a screen cannot load or throws. */
  Failed: ComponentType;
  visitor(): Visitor;
  /** After every navigation. */
  navigated(path: string): void;
  initialPath?: string | undefined;
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

export function createRouter(screens: readonly ScreenRoute[], frame: Frame) {
  const { Root, Shell, Gate, Loading, Failed } = frame;
  const lazily = (route: ScreenRoute) => async () => ({
    Component: adapt(route, Gate, await route.load()),
  });
  const guarded: LoaderFunction = ({ request }) => {
    const target = guard(new URL(request.url).pathname, frame.visitor());
    return target ? redirect(target) : null;
  };
  const objects = (layout: ScreenRoute["layout"]): RouteObject[] =>
    screens
      .filter((route) => route.layout === layout)
      .map((route) => ({
        path: toPattern(routes[route.name]),
        lazy: lazily(route),
      }));
  const notFound = screens.find(({ name }) => name === "pageNotFound");
  const tree: RouteObject[] = [
    {
      Component: () => (
        <Root>
          <Outlet />
        </Root>
      ),
      HydrateFallback: Loading,
      ErrorBoundary: Failed,
      loader: guarded,
      shouldRevalidate: () => true,
      children: [
        {
          Component: () => (
            <Shell>
              <Outlet />
            </Shell>
          ),
          children: [{ ErrorBoundary: Failed, children: objects("shell") }],
        },
        ...objects("plain"),
        {
          path: "*",
          ...(notFound && { lazy: lazily(notFound) }),
        },
      ],
    },
  ];
  const router =
    frame.initialPath === undefined
      ? createBrowserRouter(tree)
      : createMemoryRouter(tree, { initialEntries: [frame.initialPath] });
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === "idle") frame.navigated(location.pathname);
  });
  return router;
}

/** One step back in the history of this visit; at its start, to `home`. */
export function goBack(router: ReturnType<typeof createRouter>, home: string): void {
  const isFirst = router.state.location.key === "default";
  void (isFirst ? router.navigate(home) : router.navigate(-1));
}

function adapt(route: ScreenRoute, Gate: Frame["Gate"], Screen: ComponentType<ScreenProps>) {
  return function RoutedScreen() {
    const params = useParams();
    const { search } = useLocation();
    const navigate = useNavigate();
    const parsed = useMemo(() => {
      const result = route.search.safeParse(Object.fromEntries(new URLSearchParams(search)));
      return result.success ? (result.data as Record<string, unknown>) : {};
    }, [search]);
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
  };
}

/** The current path, for what marks the current item. */
export const usePath = (): string => useLocation().pathname;
