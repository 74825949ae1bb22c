import type { SettingKey } from "@ats/core/settings/registry";
import { Banner } from "@ats/ui/Banner";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { useDates } from "../../dates/useDates.ts";
import { LockForClients } from "./LockForClients.tsx";
import { OwnValue } from "./OwnValue.tsx";
import { fields } from "./SettingStanding.css.ts";
import { standingTexts } from "./standing-texts.ts";
import { type Inheritance, useInheritance } from "./useInheritance.ts";

/** A setting's form with its place in a group of companies. What the parent locks is read only. */
export function SettingStanding({ of, children }: { of: SettingKey; children: ReactNode }) {
  const inheritance = useInheritance(of);
  return (
    <Stack gap="md">
      {inheritance && <Standing {...inheritance} />}
      <fieldset className={fields} disabled={inheritance?.standing === "locked"}>
        {children}
      </fieldset>
    </Stack>
  );
}

function Standing(inheritance: Inheritance) {
  const say = useTexts();
  const { longDate } = useDates();
  const { parent, lock, own } = inheritance;
  if (parent === null) return <LockForClients {...inheritance} />;
  if (lock)
    return (
      <Banner
        tone="neutral"
        title={say(standingTexts.locked, { parent, date: longDate(lock.date_time) })}
      >
        {say(standingTexts.lockedHint)}
      </Banner>
    );
  if (own) return <OwnValue {...inheritance} parent={parent} own={own} />;
  return (
    <Banner tone="neutral" title={say(standingTexts.inherited, { parent })}>
      {say(standingTexts.inheritedHint)}
    </Banner>
  );
}
