import { RouteAnnouncer } from "../RouteAnnouncer.tsx";
import { PageNotFound } from "./PageNotFound.tsx";

export const RoutedPageNotFound = () => (
  <>
    <RouteAnnouncer />
    <PageNotFound />
  </>
);
