import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Radio, RadioGroup } from "@ats/ui/RadioGroup";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useRef } from "react";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { companyChoiceTexts } from "./company-choice-texts.ts";

export interface CompanyChoiceProps {
  label: string;
  companies: readonly AccessibleClient[];
  /** Company id. */
  value: number | undefined;
  onChange(company: number): void;
  current?: number;
  /** Shows the host of companies on other hosts. */
  showHost?: boolean;
  autoFocus?: boolean;
  errorMessage?: string | undefined;
}

export function CompanyChoice({
  companies,
  value,
  onChange,
  current,
  showHost = false,
  autoFocus = false,
  ...field
}: CompanyChoiceProps) {
  const say = useTexts();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus)
      group.current?.querySelector<HTMLElement>("input:checked, input:enabled")?.focus();
  }, [autoFocus]);
  return (
    <RadioGroup
      {...field}
      ref={group}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
    >
      {companies.map(({ id, name, host, role_type, last_used, disabled }) => (
        <Radio
          key={id}
          value={String(id)}
          isDisabled={id === current}
          description={
            <>
              {role_type}
              {id !== current && (
                <>
                  {" "}
                  · {last_used ? <LastUsed iso={last_used} /> : say(companyChoiceTexts.neverUsed)}
                </>
              )}
              {showHost && <> · {host}</>}
            </>
          }
        >
          {id === current
            ? say(companyChoiceTexts.current, { company: name })
            : disabled
              ? say(companyChoiceTexts.disabled, { company: name })
              : name}
        </Radio>
      ))}
    </RadioGroup>
  );
}

function LastUsed({ iso }: { iso: string }) {
  const say = useTexts();
  return (
    <>
      {say(companyChoiceTexts.lastUsed)} <RelativeTime iso={iso} />
    </>
  );
}
