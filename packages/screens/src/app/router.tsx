import { guard, type Visitor } from "@ats/core/navigation/guard";
import { routes } from "@ats/core/navigation/routes";
import { type ComponentType, useCallback, useMemo } from "react";
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
  Root: ComponentType<{ children: React.ReactNode }>;
  /** Around screens with sidebar and toolbar. */
  Shell: ComponentType<{ children: React.ReactNode }>;
  /** While the first screen loads. */
  Loading: ComponentType;
  /** When a screen cannot load or throws. */
  Failed: ComponentType;
  visitor(): Visitor;
  initialPath?: string | undefined;
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

export function createRouter(screens: readonly ScreenRoute[], frame: Frame) {
  const { Root, Shell, Loading, Failed } = frame;
  const guarded: LoaderFunction = ({ request }) => {
    const target = guard(new URL(request.url).pathname, frame.visitor());
    return target ? redirect(target) : null;
  };
  const objects = (layout: ScreenRoute["layout"]): RouteObject[] =>
    screens
      .filter((route) => route.layout === layout)
      .map((route) => ({
        path: toPattern(routes[route.name]),
        lazy: async () => ({ Component: adapt(route, await route.load()) }),
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
          ...(notFound && {
            lazy: async () => ({ Component: adapt(notFound, await notFound.load()) }),
          }),
        },
      ],
    },
  ];
  return frame.initialPath === undefined
    ? createBrowserRouter(tree)
    : createMemoryRouter(tree, { initialEntries: [frame.initialPath] });
}

function adapt(route: ScreenRoute, Screen: ComponentType<ScreenProps>) {
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
      <Screen params={params as ScreenProps["params"]} search={parsed} setSearch={setSearch} />
    );
  };
}

/** The current path, for what marks the current item. */
export const usePath = (): string => useLocation().pathname;
