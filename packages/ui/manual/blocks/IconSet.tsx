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
  type LucideIcon,
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

/** Icons and their meaning, grouped by use. */
const sets: Record<string, Record<string, [LucideIcon, string]>> = {
  Recruitment: {
    Briefcase: [Briefcase, "Job"],
    Users: [Users, "Candidates"],
    CalendarDays: [CalendarDays, "Interview"],
    BadgeCheck: [BadgeCheck, "Approval"],
    FileText: [FileText, "CV, document"],
    NotebookPen: [NotebookPen, "Note"],
    Handshake: [Handshake, "Agency"],
    Network: [Network, "Client"],
    Building2: [Building2, "Company"],
    Coins: [Coins, "Costs"],
    ChartColumn: [ChartColumn, "Reports"],
    Mail: [Mail, "Email"],
    Phone: [Phone, "Telephone"],
    MapPin: [MapPin, "Location"],
    Star: [Star, "Rating"],
  },
  Actions: {
    Plus: [Plus, "Add"],
    Pencil: [Pencil, "Edit"],
    Trash2: [Trash2, "Delete"],
    Search: [Search, "Search"],
    ArrowRightLeft: [ArrowRightLeft, "Move"],
    Download: [Download, "Download"],
    Paperclip: [Paperclip, "Attach"],
    RotateCw: [RotateCw, "Try again"],
    X: [X, "Close, remove"],
    EllipsisVertical: [EllipsisVertical, "More"],
    GripVertical: [GripVertical, "Drag"],
    ChevronDown: [ChevronDown, "Open a list"],
    Table2: [Table2, "Table view"],
    Columns3: [Columns3, "Board view"],
    Settings: [Settings, "Settings"],
  },
  "States and messages": {
    Check: [Check, "Done, chosen"],
    CircleCheck: [CircleCheck, "Success"],
    Info: [Info, "Information"],
    TriangleAlert: [TriangleAlert, "Warning"],
    CircleAlert: [CircleAlert, "Problem"],
    SearchX: [SearchX, "Nothing matches"],
    Lock: [Lock, "Not allowed"],
    EyeOff: [EyeOff, "Anonymised, hidden"],
    Eye: [Eye, "Show"],
    Bell: [Bell, "Notifications"],
    CircleHelp: [CircleHelp, "Help"],
  },
};

export const IconSet = () => (
  <div className="sb-unstyled">
    {Object.entries(sets).map(([title, entries]) => (
      <section key={title} aria-label={title}>
        <p className={css.title}>{title}</p>
        <ul role="list" className={css.grid}>
          {Object.entries(entries).map(([name, [Icon, meaning]]) => (
            <li key={name} className={css.item}>
              <Icon aria-hidden className={css.icon} />
              <span>{meaning}</span>
              <code className={css.name}>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
