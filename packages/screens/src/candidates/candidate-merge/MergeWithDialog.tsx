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
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { duplicateWords } from "../Duplicates.tsx";
import MergeDialog from "./MergeDialog.tsx";

const other = "other";

interface MergeWithDialogProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Asks for the record to merge with: a similar one, or any by its number. */
export default function MergeWithDialog({ candidate, onClose }: MergeWithDialogProps) {
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
    if (!isByNumber) return chosen ? setSecond(Number(chosen)) : setProblem("Choose a record.");
    const query = { s: `candidate_number:${number.trim()}` };
    const { records } = await client.call(listCandidates, { query });
    const record = records.find((each) => String(each.candidate_number) === number.trim());
    if (record && record.id !== candidate.id) setSecond(record.id);
    else setProblem("There is no other candidate with this number. Check it, and try again.");
  };
  const numberField = (
    <TextField
      label="Candidate number"
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
      title={`Merge ${displayName(candidate)} with another record`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {alike.data && (
            <Button type="submit" form={form} variant="primary">
              Compare
            </Button>
          )}
        </>
      }
    >
      <ListContent what="Similar records" query={alike} lines={3}>
        {() => (
          <Form
            id={form}
            aria-label="Other record"
            onSubmit={() => submit().catch(({ message }: Error) => setProblem(message))}
          >
            {found.length === 0 ? (
              <Text as="p">
                No other record has the same email or mobile number, or a similar name with the same
                postcode. To merge another record, enter its number.
              </Text>
            ) : (
              <RadioGroup
                label="Other record"
                value={chosen ?? null}
                onChange={(id) => {
                  setChosen(id);
                  setProblem(undefined);
                }}
                options={[
                  ...found.map(({ id, name, candidate_number, reason }) => ({
                    id: String(id),
                    label: `${name}, ${candidate_number}`,
                    description: duplicateWords[reason],
                  })),
                  { id: other, label: "Another record by number" },
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
