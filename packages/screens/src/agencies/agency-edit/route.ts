import { screen } from "../../app/screen.ts";

export const agencyEditRoute = screen({
  name: "agencyEdit",
  right: "VIEW_AGENCIES",
  feature: "agencies",
  load: async () => (await import("./AgencyEdit.tsx")).AgencyEdit,
  prefetch: async (read, { params }) => {
    const { getAgency, getAgencyChoices } = await import("@ats/core/agencies/contract");
    read(getAgency, { params: { id: Number(params.id) } });
    read(getAgencyChoices, {});
  },
});
