import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Settings that a client had before it could follow its parent, with their first values. */
const stored = `
  select c.id as company_id, property.key,
    coalesce(c.ats_settings->property.key, property.initial) as value
  from companies c cross join (values
    ('applicant_highlighting_enabled', 'false'::jsonb),
    ('applicant_highlighting_settings', '[]'),
    ('anonymize_appl_data_settings', '{}')) as property (key, initial)
  union all select c.id, 'interview_settings', coalesce(s.settings, '{}')
    from companies c left join interview_settings s on s.company_id = c.id
  union all select c.id, 'check_settings', coalesce(s.settings, '{}')
    from companies c left join check_settings s on s.company_id = c.id
  union all select c.id, 'seo', coalesce(s.value, '{}')
    from companies c left join company_settings s on s.company_id = c.id and s.key = 'seo'
  union all select c.id, 'retention_settings',
      case when s.company_id is null then '{}'
        else jsonb_build_object('is_on', s.is_on, 'months', s.months) end
    from companies c left join retention_settings s on s.company_id = c.id`;

/** A parent's locks, and clients' own values. A client keeps what it had where the parent differs. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table setting_locks (
  company_id int not null references companies,
  key text not null,
  locked_by text not null,
  created_date_time timestamptz not null,
  primary key (company_id, key)
);
${companyRows("setting_locks", "select, insert, delete")}
create table setting_overrides (
  company_id int not null references companies,
  key text not null,
  value jsonb not null,
  parent_value jsonb not null,
  set_by text not null,
  acting_for text,
  created_date_time timestamptz not null,
  primary key (company_id, key)
);
${companyRows("setting_overrides")}
with stored as (${stored})
insert into setting_overrides (company_id, key, value, parent_value, set_by, created_date_time)
select own.company_id, own.key, own.value, parent.value, '', now()
from companies c
join stored own on own.company_id = c.id
join stored parent on parent.company_id = c.parent_id and parent.key = own.key
where own.value <> parent.value;
`,
  );
