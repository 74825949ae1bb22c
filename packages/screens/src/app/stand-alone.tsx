import type { RouteName } from "@ats/core/navigation/routes";
import { Loader } from "@ats/ui/Loader";
import { type Text, useTexts } from "@ats/ui/texts";
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import type { z } from "zod";
import { useAts } from "./context.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Failed } from "./Frame.tsx";
import { Gate } from "./Gate.tsx";
import type { RouteOf, ScreenName, ScreenProps } from "./screen.ts";
import { appTexts } from "./texts.ts";
import { titles } from "./titles.ts";
import { type SearchProps, useSearch } from "./useSearch.ts";

type StandAloneProps<Name extends RouteName, Search> = SearchProps<Search> &
  (keyof ScreenProps<Name>["params"] extends never
    ? { params?: undefined }
    : Pick<ScreenProps<Name>, "params">);

/** Makes a screen that a host mounts in a page of its own, inside `<AtsScreens>`. */
export function standAlone<Name extends ScreenName, Search>(
  route: RouteOf<Name, Search>,
): ComponentType<StandAloneProps<Name, Search>> {
  const title: Text = titles[route.name];
  const Screen = lazy(async () => ({ default: await route.load() }));

  function StandAlone(props: StandAloneProps<Name, Search>) {
    const { params = {}, ...given } = props as StandAloneProps<RouteName, object>;
    useAts();
    const say = useTexts();
    const shown = {
      params,
      ...useSearch(route.search as z.ZodType<object>, given, useAddressSearch()),
    } as ScreenProps;
    return (
      <ErrorBoundary path={route.name} fallback={<Failed />}>
        <Gate route={route}>
          <Suspense
            fallback={
              <Loader
                label={say(appTexts.loadingScreen, {
                  title: say(title).toLocaleLowerCase(say.locale),
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

/** The search part of the page's address: a screen that links to another says there what to show. */
const useAddressSearch = () =>
  useSyncExternalStore(
    followAddress,
    () => window.location.search,
    () => "",
  );

/** A router may change the address after it has drawn the page: only newer browsers tell of that. */
function followAddress(changed: () => void) {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener("popstate", changed, { signal });
  window.navigation?.addEventListener("currententrychange", changed, { signal });
  return () => ended.abort();
}
