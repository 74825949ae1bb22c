import { companyRows } from "../database/company-rows.ts";

export const fileSchema = `
create table dropped_files (
  company_id int not null references companies,
  file_key text not null,
  primary key (company_id, file_key)
);
${companyRows("dropped_files")}`;
