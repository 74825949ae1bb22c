import type { ApplicationDetails } from "@ats/core/applications/application";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { Briefcase, Mail, MapPin, Megaphone, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { line } from "./ContactLines.css.ts";
import { applicationDetailsTexts } from "./texts.ts";

type Contact = Pick<
  ApplicationDetails,
  "email" | "contact_mobile_number" | "city" | "postcode" | "current_jobtitle" | "current_employer"
> &
  Partial<Pick<ApplicationDetails, "source">>;

/** Shows contact details and current job, as far as the reader may see them. */
export function ContactLines({ application }: { application: Contact }) {
  const say = useTexts();
  const { email, contact_mobile_number: mobile, city, postcode, source } = application;
  const { current_jobtitle, current_employer } = application;
  const lines: { name: string; icon: ReactNode; value: ReactNode }[] = [
    {
      name: say(applicationDetailsTexts.email),
      icon: <Mail />,
      value: email && <Link href={`mailto:${email}`}>{email}</Link>,
    },
    {
      name: say(applicationDetailsTexts.mobile),
      icon: <Phone />,
      value: mobile && (
        <Link href={`tel:${mobile}`}>
          <bdi dir="ltr">{mobile}</bdi>
        </Link>
      ),
    },
    {
      name: say(applicationDetailsTexts.address),
      icon: <MapPin />,
      value: [city, postcode].filter(Boolean).join(", "),
    },
    {
      name: say(applicationDetailsTexts.currentJob),
      icon: <Briefcase />,
      value: [current_jobtitle, current_employer].filter(Boolean).join(", "),
    },
    { name: say(applicationDetailsTexts.source), icon: <Megaphone />, value: source },
  ];
  const shown = lines.filter(({ value }) => value);
  if (shown.length === 0) return null;
  return (
    <Inline as="ul" gap="md" aria-label={say(applicationDetailsTexts.contactDetails)}>
      {shown.map(({ name, icon, value }) => (
        <li key={name} className={line} title={name}>
          <span aria-hidden="true">{icon}</span>
          {value}
        </li>
      ))}
    </Inline>
  );
}
