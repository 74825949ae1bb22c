import { type Profile, photoMaxBytes, photoTypes } from "@ats/core/users/profile";
import { removePhoto, savePhoto } from "@ats/core/users/profile-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { FileField } from "@ats/ui/FileField";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../app/endpoint.ts";
import { useCan } from "../session/session.tsx";
import { Photo } from "./Photo.tsx";
import { settingsTexts } from "../settings/settings/texts.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useRefreshUsers } from "./useRefreshUsers.ts";

export default function PhotoCard({ saved }: { saved: Profile }) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_PROFILE");
  const refresh = useRefreshUsers();
  const settle = { onSuccess: refresh };
  const save = useCall(savePhoto, settle);
  const remove = useCall(removePhoto, settle);
  const params = { id: saved.id };
  const choose = async (file: File) => {
    remove.reset();
    save.mutate({ params, body: await shrinkPhoto(file) });
  };
  const error = save.error ?? remove.error;
  return (
    <Card title={say(settingsTexts.photo)}>
      <Stack gap="lg">
        {error && <Banner tone="critical">{error.message}</Banner>}
        <Inline gap="lg">
          <Photo user={{ ...saved, name: `${saved.first_name} ${saved.last_name}` }} size="xl" />
          {saved.profile_url && mayUpdate && (
            <Button
              isPending={remove.isPending}
              onPress={() => {
                save.reset();
                remove.mutate({ params });
              }}
            >
              {say(settingsTexts.removePhoto)}
            </Button>
          )}
        </Inline>
        {mayUpdate && (
          <FileField
            label={say(settingsTexts.newPhoto)}
            description={say(settingsTexts.photoHint)}
            accept={[...photoTypes]}
            maxSize={photoMaxBytes}
            isDisabled={save.isPending}
            files={[]}
            onChange={([file]) => void (file && choose(file))}
          />
        )}
      </Stack>
    </Card>
  );
}
