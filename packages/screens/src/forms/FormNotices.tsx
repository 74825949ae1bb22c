import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { BothVersions, type Difference } from "../drafts/BothVersions.tsx";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { draftTexts } from "../drafts/texts.ts";
import type { FormOf } from "./useForm.ts";

interface FormNoticesProps {
  form: Pick<FormOf<object>, "isRestored" | "isStale" | "refusal" | "discard" | "saveMine">;
  /** Says that what is shown was typed before. */
  restored?: string;
  /** Title of a refusal. */
  failed?: string | undefined;
  /** Both versions, shown when a colleague has saved another one. */
  conflict?:
    | {
        /** The changed record with its verb, such as "This job was". */
        what: string;
        differences: readonly Difference[];
        onTake?(): void;
      }
    | undefined;
}

/** Says at the top of a form what was restored, what was refused, or how two versions differ. */
export function FormNotices({ form, restored, failed, conflict }: FormNoticesProps) {
  const say = useTexts();
  if (form.isStale && conflict)
    return <BothVersions onKeep={form.saveMine} onTake={form.discard} {...conflict} />;
  return (
    <>
      {form.isRestored && (
        <RestoredBanner onDiscard={form.discard}>
          {restored ?? say(draftTexts.restored)}
        </RestoredBanner>
      )}
      {form.refusal && (
        <Banner tone="critical" title={failed}>
          {form.refusal.message}
        </Banner>
      )}
    </>
  );
}
