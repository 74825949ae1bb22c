import {
  ArrowRightLeft,
  BadgeCheck,
  Bell,
  Briefcase,
  Building2,
  CalendarDays,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Coins,
  Columns3,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  FileText,
  GripVertical,
  Handshake,
  Info,
  Lock,
  Mail,
  MapPin,
  Network,
  NotebookPen,
  Paperclip,
  Pencil,
  Phone,
  Plus,
  RotateCw,
  Search,
  SearchX,
  Settings,
  Star,
  Table2,
  Trash2,
  TriangleAlert,
  Users,
  X,
} from "lucide-react";
import * as css from "./IconSet.css.ts";

const icons = {
  ArrowRightLeft,
  BadgeCheck,
  Bell,
  Briefcase,
  Building2,
  CalendarDays,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Coins,
  Columns3,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  FileText,
  GripVertical,
  Handshake,
  Info,
  Lock,
  Mail,
  MapPin,
  Network,
  NotebookPen,
  Paperclip,
  Pencil,
  Phone,
  Plus,
  RotateCw,
  Search,
  SearchX,
  Settings,
  Star,
  Table2,
  Trash2,
  TriangleAlert,
  Users,
  X,
};

const sets: Record<string, [keyof typeof icons, string][]> = {
  "Things of recruiting": [
    ["Briefcase", "Job"],
    ["Users", "Candidates"],
    ["CalendarDays", "Interview"],
    ["BadgeCheck", "Approval"],
    ["FileText", "CV, document"],
    ["NotebookPen", "Note"],
    ["Handshake", "Agency"],
    ["Network", "Client"],
    ["Building2", "Company"],
    ["Coins", "Costs"],
    ["ChartColumn", "Reports"],
    ["Mail", "Email"],
    ["Phone", "Telephone"],
    ["MapPin", "Location"],
    ["Star", "Rating"],
  ],
  Actions: [
    ["Plus", "Add"],
    ["Pencil", "Edit"],
    ["Trash2", "Delete"],
    ["Search", "Search"],
    ["ArrowRightLeft", "Move"],
    ["Download", "Download"],
    ["Paperclip", "Attach"],
    ["RotateCw", "Try again"],
    ["X", "Close, remove"],
    ["EllipsisVertical", "More"],
    ["GripVertical", "Drag"],
    ["ChevronDown", "Open a list"],
    ["Table2", "As a table"],
    ["Columns3", "As a board"],
    ["Settings", "Settings"],
  ],
  "States and messages": [
    ["Check", "Done, chosen"],
    ["CircleCheck", "It worked"],
    ["Info", "To know"],
    ["TriangleAlert", "Warning"],
    ["CircleAlert", "Problem"],
    ["SearchX", "Nothing matches"],
    ["Lock", "Not allowed"],
    ["EyeOff", "Anonymised, hidden"],
    ["Eye", "Show"],
    ["Bell", "Notifications"],
    ["CircleHelp", "Help"],
  ],
};

export const IconSet = () => (
  <div className="sb-unstyled">
    {Object.entries(sets).map(([title, entries]) => (
      <section key={title} aria-label={title}>
        <p className={css.title}>{title}</p>
        <ul role="list" className={css.grid}>
          {entries.map(([name, meaning]) => (
            <Entry key={name} name={name} meaning={meaning} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function Entry({ name, meaning }: { name: keyof typeof icons; meaning: string }) {
  const Icon = icons[name];
  return (
    <li className={css.item}>
      <Icon aria-hidden className={css.icon} />
      <span>{meaning}</span>
      <code className={css.name}>{name}</code>
    </li>
  );
}
