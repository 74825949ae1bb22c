import { historyParts } from "@ats/core/candidates/history-input";
import { tagsMax } from "@ats/core/tags/tag";
import { Button } from "@ats/ui/Button";
import { Checkbox } from "@ats/ui/Checkbox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { Skeleton } from "@ats/ui/Skeleton";
import { TagField } from "@ats/ui/TagField";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { GraduationCap } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { FormOf } from "../forms/useForm.ts";
import { contractText } from "../languages/contract-text.ts";
import { candidatesTexts } from "./texts.ts";
import { type CandidateField, fieldLabels, type TypedCandidate } from "./typed-candidate.ts";

const HistoryFields = lazy(() => import("./HistoryFields.tsx"));

/** Fields of a new or known candidate. */
export function CandidateFields({ form }: { form: FormOf<TypedCandidate> }) {
  const say = useTexts();
  const { typed, field, checkbox, change, errors } = form;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || errors.some(({ name }) => name?.startsWith("history."));
  const entries = historyParts.reduce((sum, part) => sum + typed.history[part].length, 0);
  const labelled = <Name extends CandidateField>(name: Name) => ({
    label: say(contractText(fieldLabels[name])),
    ...field(name),
  });
  return (
    <>
      <Grid columns={2}>
        <TextField
          {...labelled("first_name")}
          isRequired={!typed.last_name.trim()}
          autoComplete="off"
        />
        <TextField
          {...labelled("last_name")}
          description={say(candidatesTexts.lastNameHint)}
          autoComplete="off"
        />
        <TextField {...labelled("email")} type="email" isRequired autoComplete="off" />
        <PhoneField {...labelled("contact_mobile_number")} />
        <TextField {...labelled("city")} autoComplete="off" />
        <TextField {...labelled("postcode")} size="short" autoComplete="off" />
        <TextField {...labelled("current_jobtitle")} autoComplete="off" />
        <TextField {...labelled("current_employer")} autoComplete="off" />
      </Grid>
      <TagField {...labelled("tags")} max={tagsMax} />
      <Checkbox {...checkbox("consent")} description={say(candidatesTexts.consentHint)}>
        {say(contractText(fieldLabels.consent))}
      </Checkbox>
      <DatePicker
        {...labelled("retention_date")}
        description={say(candidatesTexts.retentionDateHint)}
      />
      <Inline>
        <Button
          size="sm"
          iconStart={<GraduationCap />}
          aria-expanded={isOpen}
          onPress={() => setOpened(!isOpen)}
        >
          {entries > 0
            ? say(candidatesTexts.historyCount, { count: entries })
            : say(candidatesTexts.history)}
        </Button>
      </Inline>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HistoryFields history={typed.history} onChange={(history) => change({ history })} />
        </Suspense>
      )}
    </>
  );
}
