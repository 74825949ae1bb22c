import { addApprovalChain } from "@ats/core/approvals/chains-contract";
import { listBundles } from "@ats/core/companies/bundle-contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { approvalProcess } from "@ats/core/flags/flags";
import { defaultPageSize } from "@ats/core/lists/page";
import { archiveWorkflow } from "@ats/core/jobs/vacancy-contract";
import { listOutgoingMail } from "@ats/core/mail/contract";
import { type Feature, mayUse } from "@ats/core/rights/access";
import { mayCall } from "@ats/core/rights/decide-call";
import { can, type Right } from "@ats/core/rights/rights";
import { listAccessReviews } from "@ats/core/roles/access-review-contract";
import { addRole } from "@ats/core/roles/contract";
import { listTemplates } from "@ats/core/templates/contract";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { SearchField } from "@ats/ui/SearchField";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Tabs } from "@ats/ui/Tabs";
import { useTexts } from "@ats/ui/texts";
import {
  Archive,
  BadgeCheck,
  Bell,
  Building2,
  Cable,
  CalendarClock,
  CalendarOff,
  ChartPie,
  Coins,
  DoorOpen,
  Eraser,
  Fingerprint,
  FileText,
  Frame,
  History,
  Handshake,
  Hourglass,
  KeyRound,
  ListPlus,
  Signpost,
  Tags,
  Mails,
  Megaphone,
  MonitorSmartphone,
  Paintbrush,
  Palette,
  ScrollText,
  Search,
  ShieldCheck,
  ShieldUser,
  Stamp,
  Star,
  Flag,
  UserRound,
  UserRoundCheck,
  UserRoundPen,
  VenetianMask,
  Video,
  Workflow,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import type { ScreenProps } from "../../app/screen.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor, useUser } from "../../session/session.tsx";
import { markField } from "./mark-field.ts";
import {
  settingsFinderTexts,
  settingsGroupTexts,
  settingsPageTexts,
  settingsSectionTexts,
} from "./page-texts.ts";
import type { SettingsSearch, SettingsSection } from "./route.ts";

// Sections load on demand, because the telephone codes and the dialogs are large.
const DetailsSection = lazy(() => import("./DetailsSection.tsx"));
const PasswordSection = lazy(() => import("./PasswordSection.tsx"));
const VerificationSection = lazy(() => import("./VerificationSection.tsx"));
const SessionsSection = lazy(() => import("./SessionsSection.tsx"));
const NotificationsSection = lazy(() => import("./NotificationsSection.tsx"));
const AppearanceSection = lazy(() => import("./AppearanceSection.tsx"));
const EmbeddingSection = lazy(() => import("./EmbeddingSection.tsx"));
const ApiTokensSection = lazy(() => import("../../api-tokens/ApiTokensSection.tsx"));
const PublishingSection = lazy(() => import("../../jobs/PublishingSection.tsx"));
const BrandSection = lazy(() => import("../../careers/BrandSection.tsx"));
const AnonymisationSection = lazy(() => import("../../jobs/AnonymisationSection.tsx"));
const HighlightsSection = lazy(() => import("../../applications/HighlightsSection.tsx"));
const CustomFieldsSection = lazy(() => import("../../custom-fields/CustomFieldsSection.tsx"));
const SourcesSection = lazy(() => import("../../sources/SourcesSection.tsx"));
const TagsSection = lazy(() => import("../../tags/TagsSection.tsx"));
const TemplatesSection = lazy(() => import("../../templates/TemplatesSection.tsx"));
const CostSettingsSection = lazy(() => import("../../costs/CostSettingsSection.tsx"));
const AgencySettingsSection = lazy(() => import("../../agencies/AgencySettingsSection.tsx"));
const DiversitySection = lazy(() => import("../../careers/DiversitySection.tsx"));
const GoogleMeetSection = lazy(() => import("../../connections/GoogleMeetSection.tsx"));
const ConnectionsSection = lazy(() => import("../../connections/ConnectionsSection.tsx"));
const ApprovalsSection = lazy(() => import("../../approvals/ApprovalsSection.tsx"));
const WorkflowsSection = lazy(() => import("../../jobs/WorkflowsSection.tsx"));
const RolesSection = lazy(() => import("../../roles/RolesSection.tsx"));
const AccessReviewsSection = lazy(
  () => import("../../roles/access-review/AccessReviewsSection.tsx"),
);
const IdentitySection = lazy(() => import("../../provisioning/IdentitySection.tsx"));
const ErasuresSection = lazy(() => import("../../candidates/ErasuresSection.tsx"));
const ExitReasonsSection = lazy(() => import("../../applications/ExitReasonsSection.tsx"));
const RetentionSection = lazy(() => import("../../candidates/RetentionSection.tsx"));
const InterviewSettingsSection = lazy(
  () => import("../../interviews/InterviewSettingsSection.tsx"),
);
const StandInsSection = lazy(() => import("../../approvals/StandInsSection.tsx"));
const TimeOffSection = lazy(() => import("../../interviews/TimeOffSection.tsx"));
const CompanyDataSection = lazy(() => import("../../companies/CompanyDataSection.tsx"));
const CheckSettingsForm = lazy(() => import("../../checks/CheckSettingsForm.tsx"));
const AuditSection = lazy(() => import("../../audit/AuditSection.tsx"));
const OutboxSection = lazy(() => import("../../mail/OutboxSection.tsx"));

const CompanySection = lazy(() => import("./CompanySection.tsx"));
const SeoSection = lazy(() => import("./SeoSection.tsx"));
const FlagsSection = lazy(() => import("./FlagsSection.tsx"));
const HistorySection = lazy(() => import("./HistorySection.tsx"));
const FoundSettings = lazy(() => import("./FoundSettings.tsx"));

type Props = ScreenProps<"Settings", SettingsSearch>;

type Address = Pick<Props, "search" | "setSearch">;

interface Shown {
  id: SettingsSection;
  group: keyof typeof settingsGroupTexts;
  icon: ReactNode;
  content: ReactNode | ((props: Address) => ReactNode);
  right?: Right;
  /** Concerns the user alone, although it needs a right. */
  isPersonal?: boolean;
  /** Shown where the company has approvals. */
  needsApprovals?: boolean;
  /** The call without which it is of no use. */
  asks?: Endpoint;
  /** A part of the product that not every company has. */
  feature?: Feature;
  /** Its calls are refused in a partner's page. */
  isOwn?: boolean;
}

const pagesIn = (
  section: SettingsSection,
  { search: { page = 1, per_page = defaultPageSize, ...filters }, setSearch }: Address,
) => ({
  state: { page, per_page },
  onChange: (change: Partial<SettingsSearch>, options?: { replace?: boolean }) =>
    setSearch({ ...filters, section, page: 1, per_page, ...change }, options),
});

const shown: Shown[] = [
  { id: "details", group: "you", icon: <UserRound />, content: <DetailsSection /> },
  { id: "password", group: "you", icon: <KeyRound />, content: <PasswordSection /> },
  {
    id: "verification",
    group: "you",
    icon: <ShieldCheck />,
    content: <VerificationSection />,
    isOwn: true,
  },
  {
    id: "sessions",
    group: "you",
    icon: <MonitorSmartphone />,
    content: <SessionsSection />,
    isOwn: true,
  },
  {
    id: "notifications",
    group: "you",
    icon: <Bell />,
    content: <NotificationsSection />,
  },
  {
    id: "timeOff",
    group: "you",
    icon: <CalendarOff />,
    content: <TimeOffSection />,
    right: "VIEW_INTERVIEWS",
    isPersonal: true,
  },
  {
    id: "standIns",
    group: "you",
    icon: <UserRoundPen />,
    content: <StandInsSection />,
    needsApprovals: true,
  },
  { id: "appearance", group: "you", icon: <Palette />, content: <AppearanceSection /> },
  {
    id: "companyDetails",
    group: "company",
    icon: <Building2 />,
    content: <CompanySection />,
    right: "VIEW_SETTINGS",
    isOwn: true,
  },
  {
    id: "interviews",
    group: "company",
    icon: <CalendarClock />,
    content: <InterviewSettingsSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "googleMeet",
    group: "company",
    icon: <Video />,
    content: <GoogleMeetSection />,
    right: "VIEW_SETTINGS",
    isOwn: true,
  },
  {
    id: "customFields",
    group: "company",
    icon: <ListPlus />,
    content: <CustomFieldsSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "tags",
    group: "company",
    icon: <Tags />,
    content: <TagsSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "sources",
    group: "company",
    icon: <Signpost />,
    content: <SourcesSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "templates",
    group: "company",
    icon: <FileText />,
    content: <TemplatesSection />,
    right: "VIEW_SETTINGS",
    asks: listTemplates,
  },
  {
    id: "approvals",
    group: "company",
    icon: <Stamp />,
    content: <ApprovalsSection />,
    right: "VIEW_SETTINGS",
    needsApprovals: true,
    asks: addApprovalChain,
  },
  {
    id: "costs",
    group: "company",
    icon: <Coins />,
    content: <CostSettingsSection />,
    right: "VIEW_SETTINGS",
    feature: "costs",
    isOwn: true,
  },
  {
    id: "agencies",
    group: "company",
    icon: <Handshake />,
    content: <AgencySettingsSection />,
    right: "VIEW_SETTINGS",
    feature: "agencies",
    isOwn: true,
  },
  {
    id: "publishing",
    group: "careers",
    icon: <Megaphone />,
    content: <PublishingSection />,
    right: "PUBLISH_JOBS",
  },
  {
    id: "brand",
    group: "careers",
    icon: <Paintbrush />,
    content: <BrandSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "seo",
    group: "careers",
    icon: <Search />,
    content: <SeoSection />,
    right: "VIEW_SETTINGS",
    isOwn: true,
  },
  {
    id: "embedding",
    group: "careers",
    icon: <Frame />,
    content: <EmbeddingSection />,
    isOwn: true,
    right: "VIEW_SETTINGS",
  },
  {
    id: "workflows",
    group: "applicants",
    icon: <Workflow />,
    content: <WorkflowsSection />,
    right: "PUBLISH_JOBS",
    asks: archiveWorkflow,
  },
  {
    id: "reasons",
    group: "applicants",
    icon: <DoorOpen />,
    content: <ExitReasonsSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "highlights",
    group: "applicants",
    icon: <Star />,
    content: <HighlightsSection />,
    isOwn: true,
    right: "VIEW_SETTINGS",
  },
  {
    id: "anonymisation",
    group: "privacy",
    icon: <VenetianMask />,
    content: <AnonymisationSection />,
    isOwn: true,
    right: "VIEW_SETTINGS",
  },
  {
    id: "retention",
    group: "privacy",
    icon: <Hourglass />,
    content: (props) => {
      const { state, onChange } = pagesIn("retention", props);
      const { group } = props.search;
      return <RetentionSection state={{ ...state, group }} onChange={onChange} />;
    },
    right: "ERASE_CANDIDATES",
  },
  {
    id: "checks",
    group: "privacy",
    icon: <BadgeCheck />,
    content: <CheckSettingsForm />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "erasures",
    group: "privacy",
    icon: <Eraser />,
    content: (props) => <ErasuresSection pages={pagesIn("erasures", props)} />,
    right: "ERASE_CANDIDATES",
  },
  {
    id: "diversity",
    group: "privacy",
    icon: <ChartPie />,
    content: <DiversitySection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "roles",
    group: "system",
    icon: <ShieldUser />,
    content: <RolesSection />,
    isOwn: true,
    asks: addRole,
    right: "UPDATE_ROLES",
  },
  {
    id: "accessReviews",
    group: "system",
    icon: <UserRoundCheck />,
    content: (props) => (
      <AccessReviewsSection
        pages={pagesIn("accessReviews", props)}
        review={props.search.review}
        onReview={(review) => props.setSearch({ section: "accessReviews", review })}
      />
    ),
    isOwn: true,
    asks: listAccessReviews,
    right: "UPDATE_ROLES",
  },
  {
    id: "identity",
    group: "system",
    icon: <Fingerprint />,
    content: <IdentitySection />,
    isOwn: true,
    right: "UPDATE_USERS",
  },
  {
    id: "tokens",
    group: "system",
    icon: <KeyRound />,
    content: <ApiTokensSection />,
    isOwn: true,
    right: "VIEW_SETTINGS",
  },
  {
    id: "connections",
    group: "system",
    icon: <Cable />,
    content: <ConnectionsSection />,
    right: "VIEW_SETTINGS",
    isOwn: true,
  },
  {
    id: "outbox",
    group: "system",
    icon: <Mails />,
    content: (props) => {
      const { state, onChange } = pagesIn("outbox", props);
      return <OutboxSection state={{ ...state, mail: props.search.mail }} onChange={onChange} />;
    },
    right: "VIEW_SETTINGS",
    asks: listOutgoingMail,
  },
  {
    id: "company",
    group: "system",
    icon: <Archive />,
    content: <CompanyDataSection />,
    isOwn: true,
    asks: listBundles,
    right: "VIEW_SETTINGS",
  },
  {
    id: "audit",
    group: "system",
    icon: <ScrollText />,
    content: (props) => <AuditSection {...pagesIn("audit", props)} search={props.search} />,
    isOwn: true,
    right: "VIEW_SETTINGS",
  },
  {
    id: "flags",
    group: "system",
    icon: <Flag />,
    content: <FlagsSection />,
    right: "VIEW_SETTINGS",
  },
  {
    id: "history",
    group: "system",
    icon: <History />,
    content: (props) => <HistorySection {...pagesIn("history", props)} />,
    right: "VIEW_SETTINGS",
    isOwn: true,
  },
];

/**
 * The user's profile and the company's settings, one section at a time. The address names the
 * section. Specification §2, Settings.
 */
export function Settings({ search, setSearch }: Props) {
  const say = useTexts();
  const { section = "details" } = search;
  const actor = useActor();
  const user = useUser();
  const approvals = useFlag(approvalProcess);
  const { frame } = useAts().host;
  const isAtPartner = frame !== undefined && !frame.isOwn;
  const items = shown.filter(
    ({ right, feature, needsApprovals, isOwn, asks }) =>
      (!right || can(actor, right)) &&
      (!feature || mayUse(feature, user)) &&
      (!needsApprovals || approvals) &&
      !(isOwn && isAtPartner) &&
      (!asks || mayCall(actor, asks)),
  );
  const [typed, setTyped] = useState("");
  const content = useRef<HTMLDivElement>(null);
  const { field } = search;
  useEffect(() => {
    if (content.current && field) return markField(content.current, field);
    return undefined;
  }, [field]);
  const hasGroups = items.some(({ group }) => group !== "you");
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={say(settingsPageTexts.title)}
          subtitle={
            items.some(({ right, isPersonal }) => right && !isPersonal)
              ? say(settingsPageTexts.companyHint)
              : say(settingsPageTexts.ownHint)
          }
          actions={
            <SearchField
              label={say(settingsFinderTexts.find)}
              placeholder={say(settingsFinderTexts.find)}
              value={typed}
              onChange={setTyped}
            />
          }
        />
      }
    >
      <Stack>
        {typed.trim() && (
          <Suspense>
            <FoundSettings
              typed={typed}
              sections={items.map(({ id }) => id)}
              onOpen={() => setTyped("")}
            />
          </Suspense>
        )}
        <Tabs
          label={say(settingsPageTexts.title)}
          orientation="vertical"
          ref={content}
          value={items.some(({ id }) => id === section) ? section : "details"}
          onChange={(id) => id !== section && setSearch({ section: id as SettingsSection })}
          items={items.map((item, at) => ({
            ...item,
            ...(hasGroups &&
              item.group !== items[at - 1]?.group && {
                heading: say(settingsGroupTexts[item.group]),
              }),
            label: say(settingsSectionTexts[item.id]),
            content: (
              <Suspense fallback={<Coming />}>
                {typeof item.content === "function"
                  ? item.content({ search, setSearch })
                  : item.content}
              </Suspense>
            ),
          }))}
        />
      </Stack>
    </Page>
  );
}

const Coming = () => (
  <Card>
    <Skeleton lines={5} />
  </Card>
);
