import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { to } from "@ats/core/navigation/routes";
import { Tag } from "@ats/ui/Tag";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { Trash2 } from "lucide-react";
import { duplicateWords, useDuplicates } from "../Duplicates.tsx";
import { consentMeans, fieldLabels } from "../typed-candidate.ts";
import { type CvFile, nobody } from "./useCvImport.ts";

interface CvRowProps {
  cv: CvFile;
  onChange(to: Partial<CvFile>): void;
  onRemove(): void;
}

const names = ["first_name", "last_name", "email"] as const;
const someoneNew = "new";

const states = {
  reading: { tone: "neutral", label: "Reading" },
  refused: { tone: "critical", label: "Refused" },
  ready: { tone: "info", label: "To review" },
  adding: { tone: "neutral", label: "Saving" },
  added: { tone: "positive", label: "Saved" },
} as const;

/** Finds known candidates by the facts read from the file, or by those typed over them. */
function useKnown({ known, facts, read }: CvFile) {
  const isTyped = facts !== read;
  const found = useDuplicates({ ...(isTyped ? facts : nobody), postcode: "" });
  return isTyped ? found : known;
}

/** Shows one file: its facts, its candidate and its result. */
export function CvRow({ cv, onChange, onRemove }: CvRowProps) {
  const { file, at, facts, consent, candidate, problem, errors, result } = cv;
  const known = useKnown(cv);
  const { tone, label } = states[at];
  const isKnown = known.some(({ id }) => id === candidate);
  const fact = (name: keyof CvFacts) => ({
    label: fieldLabels[name],
    value: facts[name],
    errorMessage: errors[name],
    onChange: (text: string) =>
      onChange({
        facts: { ...facts, [name]: text },
        errors: { ...errors, [name]: undefined },
      }),
  });
  return (
    <li>
      <Card>
        <Stack gap="md">
          <Inline justify="between">
            <Inline gap="sm">
              <Text weight="medium">{file.name}</Text>
              <Tag tone={tone}>{label}</Tag>
            </Inline>
            {(at === "ready" || at === "refused") && (
              <IconButton
                aria-label={`Leave out ${file.name}`}
                icon={<Trash2 />}
                size="sm"
                onPress={onRemove}
              />
            )}
          </Inline>
          {problem && <Banner tone="critical">{problem}</Banner>}
          {result && candidate && (
            <Text as="p">
              <Link href={to.candidateEdit({ id: candidate })}>{result}</Link>
            </Text>
          )}
          {at === "ready" && known.length > 0 && (
            <RadioGroup
              label="Candidate of this CV"
              value={isKnown ? String(candidate) : someoneNew}
              onChange={(id) =>
                onChange({ known, candidate: id === someoneNew ? null : Number(id) })
              }
              options={[
                ...known.map(({ id, name, candidate_number, reason }) => ({
                  id: String(id),
                  label: `${name}, ${candidate_number}`,
                  description: duplicateWords[reason],
                })),
                { id: someoneNew, label: "New candidate" },
              ]}
            />
          )}
          {at === "ready" && !isKnown && (
            <>
              <Grid columns={2}>
                {names.map((name) => (
                  <TextField key={name} {...fact(name)} isRequired autoComplete="off" />
                ))}
                <PhoneField {...fact("contact_mobile_number")} />
              </Grid>
              <Checkbox
                isSelected={consent}
                onChange={(agreed) => onChange({ consent: agreed })}
                description={consentMeans}
              >
                {fieldLabels.consent}
              </Checkbox>
            </>
          )}
        </Stack>
      </Card>
    </li>
  );
}
