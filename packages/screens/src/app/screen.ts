import type { Endpoint, Input } from "@ats/core/contract/endpoint";
import type { RouteName, RouteParams } from "@ats/core/navigation/routes";
import type { Feature } from "@ats/core/rights/access";
import type { CompanyType, Right } from "@ats/core/rights/rights";
import type { ComponentType } from "react";
import { z } from "zod";
import type { Host } from "./host.ts";

/** What every screen receives: typed path parameters and search, and no router. */
export interface ScreenProps<Name extends RouteName = RouteName, Search = Record<never, never>> {
  params: { [Key in keyof RouteParams<Name>]: string };
  search: Search;
  /** Puts these values into the address; undefined removes one. */
  setSearch(next: Search, options?: { replace?: boolean }): void;
}

/** A route with its screen: the name decides the path (Specification §2). */
export interface ScreenRoute {
  name: RouteName;
  /** What the page is called, in the browser's tab and in words: "Jobs". */
  title: string;
  /** "shell" has sidebar and toolbar, "plain" stands alone. */
  layout: "shell" | "plain";
  /** Right without which the screen says that it may not be seen. */
  right?: Right;
  /** Feature of the table of §6 that it is; who may not use that may not see it. */
  feature?: Feature;
  /** Company type whose users it is for; with a right, an ATS company's. */
  company: CompanyType | "any";
  search: z.ZodType;
  load: () => Promise<ComponentType<ScreenProps>>;
  /** Begins to read what the first screen of a visit shows, while its code and user come. */
  prefetch?: Prefetch<never, never>;
}

/** Reads an endpoint into the cache; what fails is read again when the screen asks. */
export type Read = <E extends Endpoint>(endpoint: E, input: Input<E>) => void;
type Prefetch<Name extends RouteName, Search> = (
  read: Read,
  at: { host: Host; params: ScreenProps<Name>["params"]; search: Search },
) => void | Promise<void>;

/** Declares a screen; its code loads when its route is first visited. */
export function screen<Name extends RouteName, Search extends z.ZodType = z.ZodObject>(route: {
  name: Name;
  title: string;
  layout?: "shell" | "plain";
  right?: Right;
  feature?: Feature;
  company?: CompanyType | "any";
  search?: Search;
  load: () => Promise<ComponentType<ScreenProps<Name, z.output<Search>>>>;
  prefetch?: Prefetch<Name, z.output<Search>>;
}): ScreenRoute {
  const company = route.right ? "ATS" : "any";
  return { layout: "shell", company, search: z.object({}), ...route } as unknown as ScreenRoute;
}

/** What an address says of a screen's state; nothing where it is not understood. */
export function searchOf({ search: schema }: ScreenRoute, search: string): Record<string, unknown> {
  const given = new URLSearchParams(search);
  const values = [...new Set(given.keys())].map((name) => {
    const [one, ...more] = given.getAll(name);
    return [name, more.length > 0 ? [one, ...more] : one];
  });
  const result = schema.safeParse(Object.fromEntries(values));
  return result.success ? (result.data as Record<string, unknown>) : {};
}
