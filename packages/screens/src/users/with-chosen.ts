interface Person {
  id: number;
}

/** The people that a picker offers, and those chosen before, who may be locked or gone since. */
export const withChosen = <Offered extends Person, Chosen extends Person>(
  people: readonly Offered[],
  chosen: readonly Chosen[],
): (Offered | Chosen)[] => [
  ...people,
  ...chosen.filter(({ id }) => !people.some((each) => each.id === id)),
];
