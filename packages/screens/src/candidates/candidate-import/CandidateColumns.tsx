import {
  type CandidateImport,
  type ColumnMapping,
  importFieldNames,
  importFields,
  missingFields,
} from "@ats/core/candidates/candidate-import";
import type { CustomField } from "@ats/core/custom-fields/custom-field";
import { customName } from "@ats/core/custom-fields/field-name";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { ColumnChoice } from "../../lists/csv-import/ColumnChoice.tsx";

type Column = NonNullable<ColumnMapping[number]>;

interface CandidateColumnsProps {
  taken: CandidateImport;
  mapping: ColumnMapping;
  /** The company's own fields of candidates. */
  own: readonly CustomField[];
  onChange(mapping: ColumnMapping): void;
}

/** Maps the columns of a file to fields of candidates. */
export function CandidateColumns({ taken, mapping, own, onChange }: CandidateColumnsProps) {
  const say = useTexts();
  return (
    <ColumnChoice<Column>
      headings={taken.headings}
      sample={taken.sample}
      mapping={mapping}
      fields={[
        ...importFieldNames.map((id) => ({ id, label: say(contractText(importFields[id])) })),
        ...own.map(({ id, name }) => ({ id: customName(id) as Column, label: name })),
      ]}
      missing={missingFields(mapping).map((field) => say(contractText(importFields[field])))}
      onChange={onChange}
    />
  );
}
