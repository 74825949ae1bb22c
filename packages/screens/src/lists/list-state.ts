import { defaultPageSize } from "@ats/core/lists/page";
import { isWhole, termsIn } from "@ats/core/lists/conditions";
import { isHiddenField } from "@ats/core/rights/field-groups";
import type { FieldGroup } from "@ats/core/rights/rights";
import { cookies } from "@ats/core/session/session";
import { z } from "zod";
import type { Host } from "../app/host.ts";
import { type FieldTerm, fieldTerm } from "./field-term.ts";
import { conditionFrom, fieldOf } from "./filters/condition.ts";
import { forgetStored, readStored } from "./storage.ts";

/** Search fields with a fixed choice of terms, and the schema of each. */
type Choices = Record<string, z.ZodType>;

export const pageSearch = {
  /** From 1. */
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  per_page: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
};

/**
 * Search parameters of a list's address. They hold no personal data: chosen terms, never typed
 * ones. Unknown values count as absent.
 */
export const listSearch = <
  const Filters extends z.util.EnumLike,
  const Columns extends readonly string[],
>(
  filters: z.ZodEnum<Filters>,
  columns: Columns,
  choices: Choices = {},
) =>
  z.object({
    /** Chosen terms in the endpoint's format. */
    s: z
      .union([z.array(z.string()), z.string().transform((one) => [one])])
      .transform((given) => given.filter((each) => isChoice(choices, termFrom(each))))
      .optional()
      .catch(undefined),
    filter: filters.optional().catch(undefined),
    sc: z.enum(columns).optional().catch(undefined),
    so: z.enum(["asc", "desc"]).optional().catch(undefined),
    ...pageSearch,
  });

function isChoice(choices: Choices, given: FieldTerm): boolean {
  const { field, operator, term } = conditionFrom(given);
  const terms = isWhole(operator) ? termsIn(term) : [term];
  return terms.every((each) => choices[field]?.safeParse(each).success === true);
}

/** Days and numbers, which say nothing about a person. */
export const figures = z.string().regex(/^[\d|-]*$/);

export interface ListSearch {
  s?: string[] | undefined;
  filter?: string | undefined;
  sc?: string | undefined;
  so?: "asc" | "desc" | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

export const keyOfList = (userId: string | undefined, list: string) => `ats.list.${userId}.${list}`;

/** Deletes a user's saved list states, whose search terms may name people. */
export const forgetListStates = (storage: Storage, userId: string | undefined): void =>
  forgetStored(storage, keyOfList(userId, ""));

type Settled = Exclude<keyof ListSearch, "s">;

/** Saved list state. Specification §3. */
export type ListState<Search extends ListSearch> = Omit<Search, keyof ListSearch> & {
  [Key in Settled]-?: NonNullable<Search[Key]>;
} & { search: FieldTerm[] };

export interface ListOptions<Search extends ListSearch> {
  /** Key of the list in storage. */
  list: string;
  /**
   * Restricts the saved page and search to one parent, such as a job. Other values hold for every
   * scope.
   */
  scope?: string;
  search: z.ZodType<Search>;
  defaults: Required<Pick<Search, "filter" | "sc" | "so">>;
}
type Read<Search extends ListSearch> = Pick<ListOptions<Search>, "search" | "defaults">;

export const storedList = <Search>(search: z.ZodType<Search>) =>
  z.object({ scope: z.string(), address: search, search: z.array(fieldTerm) });
type StoredList<Search> = z.output<ReturnType<typeof storedList<Search>>>;

/** The part of a saved state that applies to a scope. */
export function scopedState<Search extends ListSearch>(
  scope: string,
  stored: StoredList<Search> | undefined,
) {
  if (!stored || stored.scope === scope) return stored;
  const { filter, sc, so, per_page } = stored.address;
  return { ...stored, address: { filter, sc, so, per_page } as Search, search: [] };
}

export const hasParameters = (address: ListSearch) =>
  Object.values(address).some((value) => value !== undefined);

/** The saved state for an address. Drops the typed search if the address shows another list. */
export function stateOnArrival<Search extends ListSearch>(
  address: Search,
  saved: StoredList<Search> | undefined,
  options: Read<Search>,
) {
  const listOf = (parameters: Search, stored?: StoredList<Search>) =>
    JSON.stringify(
      options.search.parse(addressOf(stateFrom(parameters, stored, options), options.search)),
    );
  return saved && hasParameters(address) && listOf(address) !== listOf({} as Search, saved)
    ? { ...saved, search: [] }
    : saved;
}

const chosenOf = <Search extends ListSearch>(search: FieldTerm[], schema: z.ZodType<Search>) =>
  schema.parse({ s: termsOf(search) }).s ?? [];

export const addressOf = <Search extends ListSearch>(
  { search, ...shown }: ListState<Search>,
  schema: z.ZodType<Search>,
) => ({ ...shown, s: chosenOf(search, schema) }) as unknown as Search;

/** Saved search terms, with their choices replaced by those of the address. */
function searchFrom<Search extends ListSearch>(
  { s = [] }: Search,
  saved: FieldTerm[],
  schema: z.ZodType<Search>,
) {
  const choices = new Set(chosenOf(saved, schema));
  const others = termsOf(saved).filter((term) => !choices.has(term) || s.includes(term));
  return [...new Set([...others, ...s])].map(termFrom);
}

export function stateFrom<Search extends ListSearch>(
  address: Search,
  saved: StoredList<Search> | undefined,
  { search: schema, defaults }: Read<Search>,
) {
  const { s: _, ...from } = hasParameters(address) ? address : (saved?.address ?? address);
  const search = saved?.search ?? [];
  return {
    ...from,
    filter: from.filter ?? defaults.filter,
    sc: from.sc ?? defaults.sc,
    so: from.so ?? defaults.so,
    page: from.page ?? 1,
    per_page: from.per_page ?? defaultPageSize,
    search: hasParameters(address) ? searchFrom(address, search, schema) : search,
  } as unknown as ListState<Search>;
}

/** The state without a sort or terms by fields that the reader's role hides. */
export function withoutHidden<Search extends ListSearch>(
  state: ListState<Search>,
  { defaults }: Pick<ListOptions<Search>, "defaults">,
  hidden: readonly FieldGroup[],
): ListState<Search> {
  const search = state.search.filter((term) => !isHiddenField(fieldOf(term), hidden));
  const isSortHidden = isHiddenField(state.sc, hidden);
  if (!isSortHidden && search.length === state.search.length) return state;
  return { ...state, search, ...(isSortHidden && { sc: defaults.sc, so: defaults.so }) };
}

/** The state in which a list will open, for prefetching. */
export function readListState<Search extends ListSearch>(
  { list, scope = "", ...options }: ListOptions<Search>,
  host: Pick<Host, "cookies" | "storage">,
  address: Search,
): ListState<Search> {
  const key = keyOfList(host.cookies.read(cookies.userId), list);
  const saved = scopedState(scope, readStored(host.storage, key, storedList(options.search)));
  return stateFrom(address, stateOnArrival(address, saved, options), options);
}

/** Page and sort in the endpoint's format. */
export const pageOf = <Column extends string>(state: {
  sc: Column;
  so: "asc" | "desc";
  page: number;
  per_page: number;
}) => ({ sc: state.sc, so: state.so, page_no: state.page - 1, per_page: state.per_page });

/** Search terms in the endpoint's format. */
export const termsOf = (search: readonly FieldTerm[]) =>
  search.map(({ field, term }) => `${field}:${term}`);

function termFrom(given: string): FieldTerm {
  const [field = "", ...term] = given.split(":");
  return { field, term: term.join(":") };
}
