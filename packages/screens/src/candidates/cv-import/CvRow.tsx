import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { Trash2 } from "lucide-react";
import { contractText } from "../../languages/contract-text.ts";
import { useDuplicates } from "../Duplicates.tsx";
import { candidatesTexts, duplicateTexts } from "../texts.ts";
import { fieldLabels } from "../typed-candidate.ts";
import { cvImportTexts } from "./texts.ts";
import { type CvFile, nobody } from "./useCvImport.ts";

interface CvRowProps {
  cv: CvFile;
  onChange(to: Partial<CvFile>): void;
  onRemove(): void;
  onReadAgain(): void;
}

const someoneNew = "new";

const states = {
  reading: { tone: "neutral", label: cvImportTexts.reading },
  waiting: { tone: "neutral", label: cvImportTexts.waiting },
  unread: { tone: "warning", label: cvImportTexts.unread },
  refused: { tone: "critical", label: cvImportTexts.refused },
  ready: { tone: "info", label: cvImportTexts.toReview },
  adding: { tone: "neutral", label: cvImportTexts.saving },
  added: { tone: "positive", label: cvImportTexts.savedState },
} as const;

const removable = new Set<CvFile["at"]>(["waiting", "unread", "refused", "ready"]);

/** Finds known candidates by the facts read from the file, or by those typed over them. */
function useKnown({ known, facts, read }: CvFile) {
  const isTyped = facts !== read;
  const found = useDuplicates({ ...(isTyped ? facts : nobody), postcode: "" });
  return isTyped ? found : known;
}

/** Shows one file: its facts, its candidate and its result. */
export function CvRow({ cv, onChange, onRemove, onReadAgain }: CvRowProps) {
  const say = useTexts();
  const { file, at, facts, consent, candidate, problem, errors, result } = cv;
  const known = useKnown(cv);
  const { tone, label } = states[at];
  const isKnown = known.some(({ id }) => id === candidate);
  const fact = (name: keyof CvFacts) => ({
    label: say(contractText(fieldLabels[name])),
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
              <Tag tone={tone}>{say(label)}</Tag>
            </Inline>
            {removable.has(at) && (
              <IconButton
                aria-label={say(cvImportTexts.leaveOut, { name: file.name })}
                icon={<Trash2 />}
                size="sm"
                onPress={onRemove}
              />
            )}
          </Inline>
          {problem && (
            <Banner
              tone="critical"
              {...(at === "unread" && {
                actions: (
                  <Button size="sm" onPress={onReadAgain}>
                    {say(words.retry)}
                  </Button>
                ),
              })}
            >
              {problem}
            </Banner>
          )}
          {result && candidate && (
            <Text as="p">
              <Link href={to.candidateEdit({ id: candidate })}>{result}</Link>
            </Text>
          )}
          {at === "ready" && known.length > 0 && (
            <RadioGroup
              label={say(cvImportTexts.candidate)}
              value={isKnown ? String(candidate) : someoneNew}
              onChange={(id) =>
                onChange({ known, candidate: id === someoneNew ? null : Number(id) })
              }
              options={[
                ...known.map(({ id, name, candidate_number, reason }) => ({
                  id: String(id),
                  label: `${name}, ${candidate_number}`,
                  description: say(duplicateTexts[reason]),
                })),
                { id: someoneNew, label: say(cvImportTexts.newCandidate) },
              ]}
            />
          )}
          {at === "ready" && !isKnown && (
            <>
              <Grid columns={2}>
                <TextField
                  {...fact("first_name")}
                  isRequired={!facts.last_name.trim()}
                  autoComplete="off"
                />
                <TextField
                  {...fact("last_name")}
                  description={say(candidatesTexts.lastNameHint)}
                  autoComplete="off"
                />
                <TextField {...fact("email")} isRequired autoComplete="off" />
                <PhoneField {...fact("contact_mobile_number")} />
              </Grid>
              <Checkbox
                isSelected={consent}
                onChange={(agreed) => onChange({ consent: agreed })}
                description={say(candidatesTexts.consentHint)}
              >
                {say(contractText(fieldLabels.consent))}
              </Checkbox>
            </>
          )}
        </Stack>
      </Card>
    </li>
  );
}
