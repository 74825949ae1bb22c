import type { ScreenRoute } from "../src/app/screen.ts";
import { screens } from "../src/app/screens.ts";
import { areaOf } from "./area.ts";
import { doors } from "./doors.ts";

const modules = import.meta.glob<Record<string, unknown>>("../src/**/route.ts", { eager: true });

/** A route of the product, and the door that shows its screen alone. */
interface Screen {
  route: ScreenRoute;
  area: string;
  door: string | undefined;
}

const isRoute = (exported: unknown): exported is ScreenRoute =>
  screens.includes(exported as ScreenRoute);

export const allScreens: readonly Screen[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, route]) =>
    isRoute(route)
      ? [{ route, area: areaOf(path), door: doors.find((door) => door.route === name)?.name }]
      : [],
  ),
);
