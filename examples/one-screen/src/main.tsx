import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { ApplicationList } from "@ats/screens/ApplicationList";
import { JobList } from "@ats/screens/JobList";
import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";

const addresses = { jobList: "/", applicationList: "/jobs/{id}" };

const page = createRootRoute({
  component: () => (
    <AtsScreens
      addresses={addresses}
      navigate={(href, options) => router.navigate({ href, ...options })}
    >
      <main>
        <Outlet />
      </main>
    </AtsScreens>
  ),
});

const jobs = createRoute({
  getParentRoute: () => page,
  path: "/",
  validateSearch: (search: Record<string, unknown>) => search,
  component: function Jobs() {
    const search = jobs.useSearch();
    const navigate = jobs.useNavigate();
    return (
      <JobList search={search} setSearch={(search, options) => navigate({ search, ...options })} />
    );
  },
});

const applications = createRoute({
  getParentRoute: () => page,
  path: "/jobs/$id",
  component: function Applications() {
    return <ApplicationList params={applications.useParams()} />;
  },
});

const router = createRouter({ routeTree: page.addChildren([jobs, applications]) });

createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
