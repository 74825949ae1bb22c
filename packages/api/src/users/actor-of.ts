interface ByUser {
  user_id: number | null;
  first_name: string | null;
  last_name: string | null;
  home_company_name: string | null;
  through: string | null;
}

/** Replaces the user columns of a joined row by one `actor`. */
export const actorOf = <Row extends ByUser>({
  user_id,
  first_name,
  last_name,
  home_company_name,
  through,
  ...line
}: Row) => ({
  ...line,
  actor: user_id
    ? {
        id: user_id,
        first_name: first_name ?? "",
        last_name: last_name ?? "",
        acting_for: home_company_name ?? through,
      }
    : null,
});
