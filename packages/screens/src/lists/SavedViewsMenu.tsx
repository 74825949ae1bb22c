import { mayRemoveView, type SavedList, type SavedState } from "@ats/core/lists/saved-view";
import {
  changeSavedView,
  chooseDefaultView,
  listSavedViews,
  removeSavedView,
  saveView,
} from "@ats/core/lists/saved-view-contract";
import { cookies } from "@ats/core/session/session";
import { SavedViews } from "@ats/ui/SavedViews";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useAppearance } from "../navigation/appearance.ts";
import { useActor, useCan } from "../session/session.tsx";
import { keyOfList, type ListOptions, type ListSearch, type ListState } from "./list-state.ts";
import { savedViewTexts } from "./saved-view-texts.ts";
import { savedStateOf, shows } from "./saved-state.ts";
import { useColumns } from "./useColumns.ts";
import { useStoredValue } from "./useStoredValue.ts";

const ShareViewDialog = lazy(() => import("./ShareViewDialog.tsx"));

export interface SavedViewsMenuProps<Search extends ListSearch> {
  options: ListOptions<Search> & { list: SavedList };
  state: ListState<Search>;
  /** Name of the list without a view. */
  noneLabel: string;
  onChange(change: Partial<ListState<Search>>): void;
  isOpenAtFirst?: boolean;
}

const viewId = z.number();

export default function SavedViewsMenu<Search extends ListSearch>({
  options: { list, search: schema, defaults },
  state,
  noneLabel,
  onChange,
  isOpenAtFirst,
}: SavedViewsMenuProps<Search>) {
  const say = useTexts();
  const { host } = useAts();
  const actor = useActor();
  const mayShare = useCan("SHARE_VIEWS");
  const queries = useQueryClient();
  const columns = useColumns(list);
  const [{ density }, changeAppearance] = useAppearance();
  const [chosen, choose] = useStoredValue(
    host.storage,
    keyOfList(host.cookies.read(cookies.userId), `${list}.view`),
    viewId,
  );
  const [shared, setShared] = useState<number>();
  const { data } = useEndpoint(listSavedViews, { query: { list } });
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listSavedViews) });
  const options = {
    onSuccess: refresh,
    onError: ({ message }: Error) =>
      void showToast({
        title: say(savedViewTexts.notSaved),
        description: message,
        tone: "critical",
      }),
  };
  const save = useCall(saveView, {
    ...options,
    onSuccess: ({ id }) => {
      choose(id);
      return refresh();
    },
  });
  const change = useCall(changeSavedView, options);
  const remove = useCall(removeSavedView, options);
  const chooseDefault = useCall(chooseDefaultView, options);
  const views = data?.records ?? [];
  const byId = (id: number | string | null | undefined) =>
    views.find((view) => String(view.id) === String(id));
  const now = savedStateOf(state as ListState<ListSearch>, columns, density);
  const current = byId(chosen) ?? views.find((view) => shows(now, view.state));
  const sharedView = byId(shared);
  const show = (saved: SavedState | undefined) => {
    // A value that the list no longer knows counts as unset.
    const known = saved && (schema.parse({ ...saved, search: undefined }) as ListSearch);
    const given = Object.entries(known ?? {}).filter(([, value]) => value !== undefined);
    onChange({
      ...defaults,
      ...Object.fromEntries(given),
      search: saved?.search ?? [],
    } as Partial<ListState<Search>>);
    if (saved?.columns) columns.onChoose(saved.columns);
    if (saved?.density && saved.density !== density) changeAppearance({ density: saved.density });
  };
  return (
    <>
      <SavedViews
        noneLabel={noneLabel}
        {...(isOpenAtFirst && { isOpenAtFirst })}
        views={views.map((view) => {
          const isOwn = view.owner.id === actor.user_id;
          return {
            id: String(view.id),
            name: view.name,
            isDefault: view.is_default,
            isShared: view.shared_with !== "NOBODY",
            isReadOnly: !isOwn,
            isDeletable: mayRemoveView(actor, view),
            ...(!isOwn && { owner: view.owner.name }),
          };
        })}
        value={current ? String(current.id) : null}
        isChanged={current !== undefined && !shows(now, current.state)}
        onChange={(id) => {
          choose(id === null ? undefined : Number(id));
          show(byId(id)?.state);
        }}
        onSave={({ name }) => save.mutate({ body: { list, name, state: now } })}
        onUpdate={(id) => change.mutate({ params: { id: Number(id) }, body: { state: now } })}
        onRename={(id, name) => change.mutate({ params: { id: Number(id) }, body: { name } })}
        {...(mayShare && { onShare: (id: string) => setShared(Number(id)) })}
        onDefaultChange={(id) =>
          chooseDefault.mutate({ body: { list, id: id === null ? null : Number(id) } })
        }
        onDelete={(id) => remove.mutate({ params: { id: Number(id) } })}
      />
      {sharedView && (
        <Suspense>
          <ShareViewDialog
            list={list}
            view={sharedView}
            onClose={() => setShared(undefined)}
            onDone={() => {
              setShared(undefined);
              void refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
