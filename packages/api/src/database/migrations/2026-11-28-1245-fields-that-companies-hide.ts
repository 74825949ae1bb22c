import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A session knows which fields of anonymised applicants its company hides. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `drop function open_session;
-- Runs before every call. PL/pgSQL keeps the plan, and planning takes longer than the lookup.
create function open_session(hash bytea, at timestamptz, extended_since timestamptz)
returns table (id uuid, token_hash bytea, previous_token_hash bytea, token_date_time timestamptz,
  key_thumbprint text, user_id bigint, user_type text, own_role json, anonymises jsonb,
  company_id int, name text, company_type text, disabled boolean, through text,
  token_rights text[], viewed json)
language plpgsql stable as $$
begin
  return query select s.id, s.token_hash, s.previous_token_hash, s.token_date_time,
      s.key_thumbprint, u.id, u.user_type,
      case when r.id is not null then json_build_object('rights', r.rights, 'scope', r.scope,
        'hidden', r.hidden_groups, 'values', u.scope_values) end,
      c.ats_settings->'anonymize_appl_data_settings'->'hidden_fields',
      c.id, c.name, c.company_type, c.disabled, t.name, t.rights,
      case when s.view_ends_date_time > at then (
        select json_build_object('user_id', v.user_id, 'name', v.name, 'user_type', v.user_type,
          'ends_date_time', s.view_ends_date_time,
          'own_role', case when vr.id is not null then json_build_object('rights', vr.rights,
            'scope', vr.scope, 'hidden', vr.hidden_groups, 'values', v.scope_values) end)
        from (select vu.id as user_id, vu.first_name || ' ' || vu.last_name as name, vu.user_type,
              vu.role_id, vu.scope_values
            from users vu where vu.company_id = s.company_id and vu.id = s.viewed_user_id
              and vu.home_user_id is null and vu.deactivated_date_time is null
              and vu.deleted_date_time is null
            union all select null, s.viewed_role, s.viewed_role,
              (select n.id from roles n where n.company_id = s.company_id
                and n.name = s.viewed_role), '{}'::text[]
            where s.viewed_user_id is null) v
          left join roles vr on vr.company_id = s.company_id and vr.id = v.role_id) end
    from sessions s
      join users u on u.company_id = s.company_id and u.id = s.user_id
      join companies c on c.id = s.company_id
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      left join api_tokens t on t.company_id = s.company_id and t.id = s.api_token_id
    where s.session_hash = hash and s.ended_date_time is null
      and s.expires_date_time > at and s.extended_date_time > extended_since
      and t.revoked_date_time is null;
end $$;`,
  );
