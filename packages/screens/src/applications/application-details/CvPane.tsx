import type { ApplicationDetails } from "@ats/core/applications/application";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { IconButton } from "@ats/ui/IconButton";
import { Loader } from "@ats/ui/Loader";
import { Download, EyeOff, FileX } from "lucide-react";
import { lazy, Suspense } from "react";
import { download } from "../../documents/save-file.ts";

const DocumentViewer = lazy(async () => ({
  default: (await import("@ats/ui/DocumentViewer")).DocumentViewer,
}));

interface CvPaneProps {
  application: ApplicationDetails;
  loadCv(): Promise<Blob>;
  downloadCv(): Promise<Blob>;
}

/** Shows the CV, or why there is none to see. */
export function CvPane({ application, loadCv, downloadCv }: CvPaneProps) {
  const { cv, anonymise_data_fields } = application;
  if (anonymise_data_fields.includes("cv"))
    return (
      <Card>
        <EmptyState
          icon={<EyeOff />}
          title="The CV is hidden from you"
          description="Applicants for this job are anonymised. Judge this application by its answers."
        />
      </Card>
    );
  if (!cv)
    return (
      <Card>
        <EmptyState
          icon={<FileX />}
          title="No CV"
          description="The candidate applied without a CV. See their answers and history."
        />
      </Card>
    );
  return (
    <Suspense fallback={<Loader label="Loading the CV" />}>
      <DocumentViewer
        source={loadCv}
        type={cv.type}
        title={cv.name}
        actions={
          <IconButton
            aria-label={`Download ${cv.name}`}
            icon={<Download />}
            size="sm"
            onPress={() => void download(cv.name, downloadCv)}
          />
        }
      />
    </Suspense>
  );
}
