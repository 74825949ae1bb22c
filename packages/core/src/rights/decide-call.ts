import { type Endpoint, isFeature } from "../contract/endpoint.ts";
import { type Decider, decide, type Question } from "./decide.ts";

type Asked = Pick<Endpoint, "access" | "company" | "wholeCompany" | "shows">;

/** The questions that a call depends on: its right or feature, then what it reaches and shows. */
export function questionsOf({ access, wholeCompany, shows = [] }: Asked): Question[] {
  if (access === "public" || access === "session") return [];
  return [
    isFeature(access) ? { kind: "feature", feature: access } : { kind: "right", right: access },
    ...(wholeCompany ? [{ kind: "company" } as const] : []),
    ...shows.map((group) => ({ kind: "field", group }) as const),
  ];
}

/**
 * The first question that refuses an actor's call, with its reason; undefined when none does.
 * `whose` begins the sentences about another person's role.
 */
export function refusalOfCall(actor: Decider, asked: Asked, whose?: string) {
  for (const question of questionsOf(asked)) {
    const { allowed, reason } = decide(actor, question, whose);
    if (!allowed) return { question, reason };
  }
  return undefined;
}

/** True when the API lets an actor call an endpoint; screens offer the others to nobody. */
export const mayCall = (actor: Decider, asked: Asked): boolean =>
  (asked.company === "any" || asked.company === actor.company_type) && !refusalOfCall(actor, asked);
