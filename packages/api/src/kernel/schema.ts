import { companyRows } from "../database/company-rows.ts";

export const idempotencySchema = `
create table idempotency_keys (
  company_id int not null references companies,
  user_id bigint not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_date_time timestamptz not null,
  primary key (company_id, user_id, endpoint, key)
);
-- Keys that are no longer sent again, to delete them.
create index idempotency_keys_created on idempotency_keys (created_date_time);
${companyRows("idempotency_keys")}`;
