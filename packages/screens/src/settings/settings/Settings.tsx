import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Tabs } from "@ats/ui/Tabs";
import {
  Bell,
  KeyRound,
  Mails,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import type { Right } from "@ats/core/rights/rights";
import type { ReactNode } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { OutboxSection } from "../../mail/OutboxSection.tsx";
import { useUser } from "../../session/session.tsx";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { DetailsSection } from "./DetailsSection.tsx";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import type { SettingsSearch, SettingsSection } from "./route.ts";
import { SessionsSection } from "./SessionsSection.tsx";
import { VerificationSection } from "./VerificationSection.tsx";

interface Shown {
  id: SettingsSection;
  label: string;
  icon: ReactNode;
  content: ReactNode;
  /** Who lacks it does not see the section. */
  right?: Right;
}

const shown: Shown[] = [
  { id: "details", label: "Details", icon: <UserRound />, content: <DetailsSection /> },
  { id: "password", label: "Password", icon: <KeyRound />, content: <PasswordSection /> },
  {
    id: "verification",
    label: "Two-step verification",
    icon: <ShieldCheck />,
    content: <VerificationSection />,
  },
  { id: "sessions", label: "Sessions", icon: <MonitorSmartphone />, content: <SessionsSection /> },
  {
    id: "notifications",
    label: "Notifications",
    icon: <Bell />,
    content: <NotificationsSection />,
  },
  { id: "appearance", label: "Appearance", icon: <Palette />, content: <AppearanceSection /> },
  {
    id: "outbox",
    label: "Outbox",
    icon: <Mails />,
    content: <OutboxSection />,
    right: "VIEW_SETTINGS",
  },
];

/** The user's own profile and the company's outbox, a section at a time; which one is in the address. Specification §2, Settings. */
export function Settings({
  search: { section = "details" },
  setSearch,
}: ScreenProps<"Settings", SettingsSearch>) {
  const { has_access } = useUser().rights;
  const items = shown.filter(({ right }) => !right || has_access.includes(right));
  return (
    <Page
      width="wide"
      header={<PageHeader title="Settings" subtitle="Your profile, and how you sign in" />}
    >
      <Tabs
        label="Settings"
        orientation="vertical"
        value={items.some(({ id }) => id === section) ? section : "details"}
        onChange={(id) => id !== section && setSearch({ section: id as SettingsSection })}
        items={items}
      />
    </Page>
  );
}
