/** SQL condition: the column names the company of the transaction. */
export const isCompany = (column: string) =>
  `${column} = current_setting('ats.company_id', true)::int`;

/**
 * Row-level security of a table with a `company_id`: the role `ats_company` sees and writes the
 * rows of its own company only. Records that are never changed grant `select, insert`.
 */
export const companyRows = (table: string, rights = "select, insert, update, delete") => `
alter table ${table} enable row level security;
create policy company on ${table} using (${isCompany("company_id")});
grant ${rights} on ${table} to ats_company;
`;
