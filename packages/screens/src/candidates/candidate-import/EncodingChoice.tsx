import { type TextEncoding, textEncodings } from "@ats/core/lists/text-encodings";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { candidateImportTexts } from "./texts.ts";

interface EncodingChoiceProps {
  value: TextEncoding;
  isBusy: boolean;
  onChange(encoding: TextEncoding): void;
}

/** Asks for the encoding of a file that does not tell its own; the guess is chosen. */
export function EncodingChoice({ value, isBusy, onChange }: EncodingChoiceProps) {
  const say = useTexts();
  return (
    <Select<TextEncoding>
      label={say(candidateImportTexts.encoding)}
      description={say(candidateImportTexts.encodingHint)}
      options={Object.entries(textEncodings).map(([id, label]) => ({
        id: id as TextEncoding,
        label: say(contractText(label)),
      }))}
      value={value}
      isDisabled={isBusy}
      onChange={(encoding) => encoding !== value && onChange(encoding)}
    />
  );
}
