import { verifyAuditEvents } from "@ats/core/audit/contract";
import { Button } from "@ats/ui/Button";
import { ShieldCheck } from "lucide-react";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../app/context.tsx";
import type { Verification } from "./Verified.tsx";
import { auditTexts } from "./texts.ts";

interface VerifyButtonProps {
  verification: Verification | undefined;
  onChange(verification: Verification): void;
}

/** Checks the whole chain in steps, and stops at the first event that breaks it. */
export function VerifyButton({ verification, onChange }: VerifyButtonProps) {
  const say = useTexts();
  const { client } = useAts();
  const verify = async () => {
    try {
      for (let from = 1; ; ) {
        const { broken, ...step } = await client.call(verifyAuditEvents, { query: { from } });
        const isDone = broken !== null || step.checked >= step.total;
        onChange({ ...step, broken, isDone });
        if (isDone) return;
        from = step.checked + 1;
      }
    } catch (error) {
      onChange({ isDone: true, error: (error as Error).message });
    }
  };
  return (
    <Button
      iconStart={<ShieldCheck />}
      isPending={verification !== undefined && !verification.isDone}
      onPress={() => {
        onChange({ isDone: false });
        void verify();
      }}
    >
      {say(auditTexts.verify)}
    </Button>
  );
}
