import type { NotificationChoices } from "@ats/core/notifications/choices";
import type { Digest } from "@ats/core/notifications/digest";
import type { CompanyType } from "@ats/core/rights/rights";
import type { PhotoType } from "@ats/core/users/profile";
import type { User } from "@ats/core/users/user";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";

export interface CompanyTable {
  id: Generated<number>;
  name: string;
  company_type: CompanyType;
  parent_id: number | null;
  disabled: Generated<boolean>;
  /** The company that runs the product; its support staff work in other companies. */
  operator: Generated<boolean>;
  ats_settings: Json<Omit<User["ats_settings"], "disabled" | "parent_ats" | "first_day_of_week">>;
  system_settings: Json<User["system_settings"]>;
  system_flags: Json<User["system_flags"]>;
  integration_settings: ColumnType<User["integration_settings"], string | undefined, string>;
  /** Names the company in the address of its careers page. */
  careers_key: GeneratedAlways<string>;
  /** Secret address of its internal vacancies. */
  internal_key: Generated<string>;
  created_date_time: Generated<Date>;
}

export interface UserTable {
  company_id: number;
  id: Generated<number>;
  email: string;
  /** By `emailKey`: accounts with the same key in a company are one. */
  email_key: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  telephone: string | null;
  /** Name of the role, built-in or the company's own. */
  user_type: string;
  /** The company's own role; null for a built-in one. */
  role_id: number | null;
  /** Their line manager, who may be asked for approval. */
  line_manager_id: Generated<number | null>;
  /** Departments, brands or ids of jobs that the role covers for this user. */
  scope_values: Generated<string[]>;
  totp_secret: string | null;
  totp_last_counter: number | null;
  last_dismissed_announcement: Generated<string | null>;
  /** True after a mailed link set the password, until another second factor has passed. */
  password_by_mail: Generated<boolean>;
  /** When multi-factor authentication was turned on. */
  mfa_date_time: Time | null;
  photo_key: string | null;
  photo_type: PhotoType | null;
  send_notification: Generated<boolean>;
  notification_sound: Generated<boolean>;
  notification_choices: ColumnType<NotificationChoices, string | undefined, string>;
  /** Null for the default. */
  digest: ColumnType<Digest | null, string | null | undefined, string | null>;
  /** Grows with each change of the user's details. */
  version: Generated<number>;
  created_date_time: Generated<Date>;
  /** Null until an invited user has chosen a password; by default now. */
  registered_date_time: ColumnType<
    Date | null,
    Date | string | null | undefined,
    Date | string | null
  >;
  /** When the user asked to join the account, without an invitation. */
  asked_date_time: Time | null;
  /** Of the newest invitation. */
  invited_date_time: Time | null;
  locked_date_time: Time | null;
  deactivated_date_time: Time | null;
  /** The row stays, so that what its user did keeps their name. */
  deleted_date_time: Time | null;
  last_sign_in_date_time: Time | null;
  /** True for users who may sign in, and who get mail and notifications. */
  is_active: GeneratedAlways<boolean>;
  /** True when signing in needs a code as well as the password. */
  has_mfa: GeneratedAlways<boolean>;
  /** A guest's own company; null for the company's own people. A guest has no password. */
  home_company_id: number | null;
  home_user_id: number | null;
  home_company_name: string | null;
}

export interface UserTables {
  companies: CompanyTable;
  users: UserTable;
}
