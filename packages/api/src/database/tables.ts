import type { KernelTables } from "../kernel/tables.ts";
import type { AgencyTables } from "../agencies/tables.ts";
import type { AgencyPortalTables } from "../agency-portal/tables.ts";
import type { ApiTokenTables } from "../api-tokens/tables.ts";
import type { AuditTables } from "../audit/tables.ts";
import type { ApprovalTables } from "../approvals/tables.ts";
import type { ApplicationTables } from "../applications/tables.ts";
import type { CandidateTables } from "../candidates/tables.ts";
import type { CareersTables } from "../careers/tables.ts";
import type { CheckTables } from "../checks/tables.ts";
import type { ConnectionTables } from "../connections/tables.ts";
import type { BudgetTables } from "../budgets/tables.ts";
import type { CostTables } from "../costs/tables.ts";
import type { DocumentTables } from "../documents/tables.ts";
import type { EmbedTables } from "../embed/tables.ts";
import type { FileTables } from "../files/tables.ts";
import type { InterviewTables } from "../interviews/tables.ts";
import type { JobAlertTables } from "../job-alerts/tables.ts";
import type { JobTables } from "../jobs/tables.ts";
import type { ListTables } from "../lists/tables.ts";
import type { MailTables } from "../mail/tables.ts";
import type { MessageTables } from "../messages/tables.ts";
import type { NotificationTables } from "../notifications/tables.ts";
import type { OfferTables } from "../offers/tables.ts";
import type { ProvisioningTables } from "../provisioning/tables.ts";
import type { RoleTables } from "../roles/tables.ts";
import type { SearchTables } from "../search/tables.ts";
import type { SessionTables } from "../session/tables.ts";
import type { SettingsTables } from "../settings/tables.ts";
import type { SiftTables } from "../sift/tables.ts";
import type { SuggestionTables } from "../suggestions/tables.ts";
import type { CompanyBundleTables } from "../companies/tables.ts";
import type { CustomFieldTables } from "../custom-fields/tables.ts";
import type { SourceTables } from "../sources/tables.ts";
import type { TagTables } from "../tags/tables.ts";
import type { TemplateTables } from "../templates/tables.ts";
import type { UserTables } from "../users/tables.ts";

/** Every table by name, as the migrations make it. */
export interface Tables
  extends SessionTables,
    UserTables,
    RoleTables,
    ProvisioningTables,
    SettingsTables,
    ApiTokenTables,
    ConnectionTables,
    ApprovalTables,
    AuditTables,
    EmbedTables,
    MailTables,
    MessageTables,
    TemplateTables,
    SiftTables,
    SuggestionTables,
    NotificationTables,
    SearchTables,
    JobTables,
    CareersTables,
    JobAlertTables,
    ApplicationTables,
    CustomFieldTables,
    TagTables,
    SourceTables,
    CandidateTables,
    ListTables,
    AgencyTables,
    AgencyPortalTables,
    BudgetTables,
    CostTables,
    OfferTables,
    DocumentTables,
    InterviewTables,
    CheckTables,
    FileTables,
    CompanyBundleTables,
    KernelTables {}
