import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { listCandidates } from "@ats/core/candidates/contract";
import { findDuplicates } from "@ats/core/candidates/details-contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { duplicateTexts } from "../texts.ts";
import MergeDialog from "./MergeDialog.tsx";
import { candidateMergeTexts } from "./texts.ts";

const other = "other";

interface MergeWithDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Asks for the record to merge with: a similar one, or any by its number. */
export default function MergeWithDialog({ candidate, onClose }: MergeWithDialogProps) {
  const say = useTexts();
  const form = useId();
  const { client, navigate } = useAts();
  const [chosen, setChosen] = useState<string>();
  const [number, setNumber] = useState("");
  const [problem, setProblem] = useState<string>();
  const [second, setSecond] = useState<number>();
  const alike = useEndpoint(findDuplicates, {
    body: {
      id: candidate.id,
      first_name: candidate.first_name ?? "",
      last_name: candidate.last_name ?? "",
      email: candidate.email ?? "",
      contact_mobile_number: candidate.contact_mobile_number ?? "",
      postcode: candidate.postcode ?? "",
    },
  });
  if (second)
    return (
      <MergeDialog
        ids={[candidate.id, second]}
        onClose={onClose}
        onMerged={(id) => {
          onClose();
          navigate(to.candidateEdit({ id }), { replace: true });
        }}
      />
    );
  const found = alike.data?.records ?? [];
  const isByNumber = found.length === 0 || chosen === other;
  const submit = async () => {
    if (!isByNumber)
      return chosen
        ? setSecond(Number(chosen))
        : setProblem(say(candidateMergeTexts.recordMissing));
    const query = { s: `candidate_number:${number.trim()}` };
    const { records } = await client.call(listCandidates, { query });
    const record = records.find((each) => String(each.candidate_number) === number.trim());
    if (record && record.id !== candidate.id) setSecond(record.id);
    else setProblem(say(candidateMergeTexts.noSuchNumber));
  };
  const numberField = (
    <TextField
      label={say(candidateMergeTexts.candidateNumber)}
      inputMode="numeric"
      value={number}
      onChange={(next) => {
        setNumber(next);
        setProblem(undefined);
      }}
      errorMessage={problem}
    />
  );
  return (
    <Dialog
      isOpen
      title={say(candidateMergeTexts.mergeWith, {
        name: displayName(candidate),
      })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          {alike.data && (
            <Button type="submit" form={form} variant="primary">
              {say(candidateMergeTexts.compare)}
            </Button>
          )}
        </>
      }
    >
      <ListContent what={say(candidateMergeTexts.similarRecords)} query={alike} lines={3}>
        {() => (
          <Form
            id={form}
            aria-label={say(candidateMergeTexts.otherRecord)}
            onSubmit={() => submit().catch(({ message }: Error) => setProblem(message))}
          >
            {found.length === 0 ? (
              <Text as="p">{say(candidateMergeTexts.noneSimilar)}</Text>
            ) : (
              <RadioGroup
                label={say(candidateMergeTexts.otherRecord)}
                value={chosen ?? null}
                onChange={(id) => {
                  setChosen(id);
                  setProblem(undefined);
                }}
                options={[
                  ...found.map(({ id, name, candidate_number, reason }) => ({
                    id: String(id),
                    label: `${name}, ${candidate_number}`,
                    description: say(duplicateTexts[reason]),
                  })),
                  { id: other, label: say(candidateMergeTexts.byNumber) },
                ]}
                errorMessage={isByNumber ? undefined : problem}
              />
            )}
            {isByNumber && numberField}
          </Form>
        )}
      </ListContent>
    </Dialog>
  );
}
