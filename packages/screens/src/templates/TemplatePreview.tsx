import type { Attachment } from "@ats/core/messages/attachment";
import { type MergeValues, merge, mergeMarkup, sampleValues } from "@ats/core/templates/merge-tags";
import { isPdf, type TemplateDraft, templateWarnings } from "@ats/core/templates/template";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { DocumentViewer, pdfType } from "@ats/ui/DocumentViewer";
import { RichText } from "@ats/ui/RichText";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { type ReactNode, useState } from "react";
import { FileList } from "../messages/FileList.tsx";
import { textSize } from "../messages/text-parts-texts.ts";
import { MergedText } from "./MergedText.tsx";
import { templatesTexts } from "./texts.ts";
import { useOwnFields, useOwnSamples } from "./useOwnFields.ts";

interface TemplatePreviewProps {
  template: TemplateDraft;
  /** Default: the sample candidate's values. */
  values?: MergeValues;
  /** Absent if files are only listed, not downloadable. */
  load?(file: Attachment): Promise<Blob>;
  children?: ReactNode;
}

export function TemplatePreview({
  template,
  values: given = sampleValues,
  load,
  children,
}: TemplatePreviewProps) {
  const say = useTexts();
  const { kind, subject, body, files } = template;
  const values = { own: useOwnSamples(), ...given };
  const warnings = templateWarnings(template, useOwnFields());
  const [pdf] = isPdf(template) ? files : [];
  return (
    <Stack gap="lg">
      <Card title={say(templatesTexts.preview)}>
        <Stack gap="md">
          {!pdf && (
            <Text size="sm" tone="muted">
              {say(templatesTexts.sampleCandidate, {
                name: `${values["candidate.first_name"]} ${values["candidate.last_name"]}`,
              })}
            </Text>
          )}
          {kind === "email" && (
            <Text weight="medium">
              <MergedText text={merge(subject, values).text || "–"} />
            </Text>
          )}
          {kind === "sms" ? (
            <>
              <Text as="p" preserveLines>
                <MergedText text={merge(body, values).text || "–"} />
              </Text>
              <Text size="sm" tone="muted">
                {textSize(say, merge(body, values).text)}
              </Text>
            </>
          ) : (
            !pdf && <RichText html={mergeMarkup(body, values).text} marksMergeTags />
          )}
          {pdf && load ? (
            <Pdf key={pdf.id} file={pdf} load={load} />
          ) : (
            <FileList files={files} {...(load && { load })} />
          )}
        </Stack>
      </Card>
      {warnings.length > 0 && (
        <Banner tone="warning" title={say(templatesTexts.warnings)}>
          <Stack as="ul" gap="xs">
            {warnings.map((message) => (
              <Text as="li" key={message} size="sm">
                {message}
              </Text>
            ))}
          </Stack>
        </Banner>
      )}
      {children}
    </Stack>
  );
}

function Pdf({ file, load }: { file: Attachment; load(file: Attachment): Promise<Blob> }) {
  const [source] = useState(() => () => load(file));
  return <DocumentViewer source={source} type={pdfType} title={file.name} allowsDownload />;
}
