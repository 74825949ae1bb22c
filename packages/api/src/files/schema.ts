import { companyRows } from "../database/company-rows.ts";

export const fileSchema = `
create table files_to_delete (
  company_id int not null references companies,
  file_key text not null,
  primary key (company_id, file_key)
);
${companyRows("files_to_delete")}`;
