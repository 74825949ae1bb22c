import { actHandlers } from "../acts/handlers.ts";
import { apiTokenHandlers } from "../api-tokens/handlers.ts";
import { applicationHandlers } from "../applications/handlers.ts";
import { approvalHandlers } from "../approvals/handlers.ts";
import { auditHandlers } from "../audit/handlers.ts";
import { candidateHandlers } from "../candidates/handlers.ts";
import { careersHandlers } from "../careers/handlers.ts";
import { checkHandlers } from "../checks/handlers.ts";
import { bundleHandlers } from "../companies/bundles.ts";
import { companiesHandlers } from "../companies/all-companies.ts";
import { deletionHandlers } from "../companies/deletion-requests.ts";
import { disabledCompanyHandlers } from "../companies/disabled-company.ts";
import { clientHandlers } from "../clients/handlers.ts";
import { connectionHandlers } from "../connections/handlers.ts";
import { agencyHandlers } from "../agencies/handlers.ts";
import { agencyPortalHandlers } from "../agency-portal/handlers.ts";
import { budgetHandlers } from "../budgets/handlers.ts";
import { costHandlers } from "../costs/handlers.ts";
import { documentHandlers } from "../documents/handlers.ts";
import { embedHandlers } from "../embed/handlers.ts";
import { interviewHandlers } from "../interviews/handlers.ts";
import { jobHandlers } from "../jobs/handlers.ts";
import { listHandlers } from "../lists/saved-views.ts";
import { mailHandlers } from "../mail/handlers.ts";
import { messageHandlers } from "../messages/handlers.ts";
import { notificationHandlers } from "../notifications/handlers.ts";
import { provisioningHandlers } from "../provisioning/handlers.ts";
import { roleHandlers } from "../roles/handlers.ts";
import { searchHandlers } from "../search/handlers.ts";
import { sessionHandlers } from "../session/handlers.ts";
import { settingsHandlers } from "../settings/handlers.ts";
import { siftHandlers } from "../sift/handlers.ts";
import { suggestionsHandlers } from "../suggestions/handlers.ts";
import { customFieldsHandlers } from "../custom-fields/handlers.ts";
import { sourcesHandlers } from "../sources/handlers.ts";
import { tagsHandlers } from "../tags/handlers.ts";
import { templateHandlers } from "../templates/handlers.ts";
import { usersHandlers } from "../users/handlers.ts";
import { offerHandlers } from "../offers/handlers.ts";
import type { Implementation } from "../kernel/implement.ts";

/** The handlers of the whole contract. */
export const handlers: readonly Implementation[] = [
  ...sessionHandlers,
  ...usersHandlers,
  ...roleHandlers,
  ...settingsHandlers,
  ...apiTokenHandlers,
  ...connectionHandlers,
  ...auditHandlers,
  ...embedHandlers,
  ...mailHandlers,
  ...messageHandlers,
  ...templateHandlers,
  ...suggestionsHandlers,
  ...notificationHandlers,
  ...searchHandlers,
  ...jobHandlers,
  ...approvalHandlers,
  ...careersHandlers,
  ...applicationHandlers,
  ...actHandlers,
  ...siftHandlers,
  ...tagsHandlers,
  ...sourcesHandlers,
  ...customFieldsHandlers,
  ...costHandlers,
  ...budgetHandlers,
  ...agencyHandlers,
  ...agencyPortalHandlers,
  ...bundleHandlers,
  ...companiesHandlers,
  ...deletionHandlers,
  ...disabledCompanyHandlers,
  ...candidateHandlers,
  ...listHandlers,
  ...documentHandlers,
  ...interviewHandlers,
  ...offerHandlers,
  ...checkHandlers,
  ...clientHandlers,
  ...provisioningHandlers,
];
