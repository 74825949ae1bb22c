import type { RouteName } from "@ats/core/navigation/routes";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import { useAts } from "./context.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Failed } from "./Frame.tsx";
import { Gate } from "./Gate.tsx";
import type { RouteOf, ScreenProps } from "./screen.ts";
import { appTexts } from "./texts.ts";

type SearchPair<Search> =
  | {
      /** Search part of the address. Unknown parameters and values count as absent. */
      search: object;
      setSearch(next: Search, options?: { replace?: boolean }): void;
    }
  // Keeps the search in memory.
  | { search?: undefined; setSearch?: undefined };

type StandAloneProps<Name extends RouteName, Search> = SearchPair<Search> &
  (keyof ScreenProps<Name>["params"] extends never
    ? { params?: undefined }
    : Pick<ScreenProps<Name>, "params">);

/** Makes a screen that a host mounts in a page of its own, inside `<AtsScreens>`. */
export function standAlone<Name extends RouteName, Search>(
  route: RouteOf<Name, Search>,
): ComponentType<StandAloneProps<Name, Search>> {
  const Screen = lazy(async () => ({ default: await route.load() }));

  function StandAlone(props: StandAloneProps<Name, Search>) {
    const { params = {}, search, setSearch } = props as StandAloneProps<RouteName, Search>;
    useAts();
    const say = useTexts();
    const [own, setOwn] = useState({});
    // A router may give an equal search as a new object.
    const given = JSON.stringify(search ?? own);
    const parsed = useMemo(() => {
      const result = route.search.safeParse(JSON.parse(given));
      return result.success ? (result.data as object) : {};
    }, [given]);
    const shown = { params, search: parsed, setSearch: setSearch ?? setOwn } as ScreenProps;
    return (
      <ErrorBoundary path={route.name} fallback={<Failed />}>
        <Gate route={route}>
          <Suspense
            fallback={
              <Loader
                label={say(appTexts.loadingScreen, {
                  title: say(route.title).toLocaleLowerCase(say.locale),
                })}
              />
            }
          >
            <Screen {...shown} />
          </Suspense>
        </Gate>
      </ErrorBoundary>
    );
  }
  StandAlone.displayName = route.name;
  return StandAlone;
}
