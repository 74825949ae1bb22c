/** SQL condition: the column holds the transaction's company. */
export const isCompany = (column: string) =>
  `${column} = current_setting('ats.company_id', true)::int`;

/**
 * Row-level security for a table with a `company_id`: the role `ats_company` sees and writes only
 * rows of its company. Tables whose rows never change grant `select, insert`.
 */
export const companyRows = (table: string, rights = "select, insert, update, delete") => `
alter table ${table} enable row level security;
create policy company on ${table} using (${isCompany("company_id")});
grant ${rights} on ${table} to ats_company;
`;
