/** Somebody decides for somebody else, from one day to another (ISO days, both included). */
export interface Delegation {
  from: number;
  to: number;
  starts: string;
  ends: string;
}

const covers = ({ starts, ends }: Delegation, day: string) => starts <= day && day <= ends;

/**
 * Who acts for somebody on a day. A delegate who is away as well passes it on; where delegations
 * lead back to their beginning, everybody decides for themselves.
 */
export function delegateOn(
  delegations: readonly Delegation[],
  user: number,
  day: string,
): number | undefined {
  const next = new Map(
    delegations.filter((each) => covers(each, day)).map(({ from, to }) => [from, to]),
  );
  const passed = new Set([user]);
  let delegate = next.get(user);
  while (delegate !== undefined && next.has(delegate)) {
    if (passed.has(delegate)) return undefined;
    passed.add(delegate);
    delegate = next.get(delegate);
  }
  return delegate;
}

/** Why a delegation can't be added; undefined if it can. */
export function delegationProblem(
  delegations: readonly Delegation[],
  added: Delegation,
): string | undefined {
  if (added.from === added.to) return "Choose somebody else: nobody can stand in for themselves.";
  if (added.ends < added.starts) return "Choose a last day that is not before the first.";
  const together = delegations.filter(
    ({ starts, ends }) => starts <= added.ends && added.starts <= ends,
  );
  if (together.some(({ from }) => from === added.from))
    return "Somebody stands in for you on some of these days already. Change that first.";
  const reached = new Set([added.to]);
  for (const user of reached) {
    if (user === added.from)
      return "They have passed their own approvals on to you, directly or through others, on some of these days. Choose somebody else.";
    for (const { from, to } of together) if (from === user) reached.add(to);
  }
  return undefined;
}
