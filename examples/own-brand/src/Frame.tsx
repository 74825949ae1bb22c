import { AppShell } from "@ats/ui/AppShell";
import { Sidebar } from "@ats/ui/Sidebar";
import { Toolbar } from "@ats/ui/Toolbar";
import { BookOpen, BriefcaseMedical, CalendarDays, Users } from "lucide-react";
import { type ReactNode, useState } from "react";

const items = [
  { id: "/", label: "Vacancies", icon: <BriefcaseMedical /> },
  { id: "/people", label: "People", icon: <Users /> },
  { id: "/calendar", label: "Calendar", icon: <CalendarDays /> },
  { id: "https://handbook.example", label: "Handbook", icon: <BookOpen /> },
];

export function Frame({ children }: { children: ReactNode }) {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      sidebar={
        <Sidebar
          label="Careline"
          items={items.map((item) => ({
            ...item,
            href: item.id,
            isCurrent: item.id === window.location.pathname,
          }))}
          isCollapsed={isCollapsed}
          onCollapsedChange={setCollapsed}
        />
      }
      toolbar={<Toolbar logo={<img src="/careline.svg" alt="" height={24} />} title="Careline" />}
    >
      {children}
    </AppShell>
  );
}
