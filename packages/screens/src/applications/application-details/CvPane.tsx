import type { ApplicationDetails } from "@ats/core/applications/application";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { IconButton } from "@ats/ui/IconButton";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { Download, EyeOff, FileX } from "lucide-react";
import { lazy, Suspense } from "react";
import { download } from "../../documents/save-file.ts";
import { useShows } from "../../session/session.tsx";
import { applicationDetailsTexts } from "./texts.ts";

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
  const say = useTexts();
  const showsContact = useShows("contact");
  const { cv, anonymise_data_fields } = application;
  if (anonymise_data_fields.includes("cv"))
    return (
      <Card>
        <EmptyState
          icon={<EyeOff />}
          title={say(applicationDetailsTexts.cvHidden)}
          description={say(
            showsContact
              ? applicationDetailsTexts.cvHiddenHint
              : applicationDetailsTexts.cvHiddenByRole,
          )}
        />
      </Card>
    );
  if (!cv)
    return (
      <Card>
        <EmptyState
          icon={<FileX />}
          title={say(applicationDetailsTexts.noCv)}
          description={say(applicationDetailsTexts.noCvHint)}
        />
      </Card>
    );
  return (
    <Suspense fallback={<Loader label={say(applicationDetailsTexts.loadingCv)} />}>
      <DocumentViewer
        source={loadCv}
        type={cv.type}
        title={cv.name}
        actions={
          <IconButton
            aria-label={say(applicationDetailsTexts.download, { name: cv.name })}
            icon={<Download />}
            size="sm"
            onPress={() => void download(say, cv.name, downloadCv)}
          />
        }
      />
    </Suspense>
  );
}
