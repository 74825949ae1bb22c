import "../app/content-security.ts";
import {
  applyPath,
  type CareersAddress,
  careersAddress,
  careersPath,
  type Visit,
} from "@ats/core/careers/address";
import type { BrandLook } from "@ats/core/careers/brand";
import { getAdvert, resumeApplication } from "@ats/core/careers/contract";
import { ApiError, type Client, createClient } from "@ats/core/contract/client";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Link } from "@ats/ui/Link";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { queryOf } from "../app/query.ts";
import { contractText } from "../languages/contract-text.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { LanguageContext, type LanguageOptions, Languages } from "../languages/Languages.tsx";
import { pageStorage } from "../lists/page-storage.ts";
import { ApplicationPage } from "./ApplicationPage.tsx";
import { bar, frame, logo } from "./Careers.css.ts";
import { careersTexts as here } from "./texts.ts";
import { useBrand } from "./useBrand.ts";

export interface CareersProps
  extends Pick<LanguageOptions, "preferences" | "locale" | "direction" | "texts"> {
  /** Path of the form with its query: `/careers/northgate-group/1001/apply?source=Indeed`. */
  path: string;
  /** Opens another careers page. */
  navigate(path: string): void;
  /** Puts the language into the address without leaving the page. */
  replace?(path: string): void;
  fetch?: (request: Request) => Promise<Response>;
  /** Keeps what an applicant has typed until the window closes. Default: sessionStorage. */
  storage?: Storage;
}

const loadWelsh = () => import("./texts.cy.ts").then(({ welsh }) => welsh);

/** Shows a job's application form. Needs no session. The API writes the pages before it. */
export function Careers(props: CareersProps) {
  const { path, navigate, replace, fetch, preferences, locale, direction, texts } = props;
  const { storage = pageStorage("sessionStorage") } = props;
  const [{ client, queries }] = useState(() => begin(fetch));
  const address = careersAddress(path);
  return (
    <Languages
      {...{ path, navigate, replace, preferences, locale, direction, texts }}
      welsh={loadWelsh}
    >
      <QueryClientProvider client={queries}>
        {address?.job_number === undefined ? (
          <Frame path={path}>
            <NotThere />
          </Frame>
        ) : (
          <Job
            key={address.job_number}
            client={client}
            storage={storage}
            address={{ ...address, job_number: address.job_number }}
          />
        )}
      </QueryClientProvider>
    </Languages>
  );
}

function begin(fetch: CareersProps["fetch"]) {
  const client: Client = createClient({
    fetch,
    token: { read: () => undefined, write: () => {} },
    captcha: () => import("../session/captcha/proof.ts").then(({ takeProof }) => takeProof(client)),
  });
  // Reads once, so that no later answer changes the form under an applicant's hands.
  const once = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false };
  return { client, queries: new QueryClient({ defaultOptions: { queries: once } }) };
}

interface FrameProps {
  /** Path of the page shown. */
  path: string;
  /** The company, with the path of its list if it has one; absent while unknown. */
  company?: { name: string; brand: BrandLook | null; path?: string };
  children: ReactNode;
}

function Frame({ path, company, children }: FrameProps) {
  useBrand(company?.brand ?? null);
  return (
    <div className={frame}>
      <header className={bar}>
        {company?.path ? (
          <Link href={company.path} variant="quiet">
            <CompanySign {...company} />
          </Link>
        ) : (
          <span>{company && <CompanySign {...company} />}</span>
        )}
        <LanguageChoice path={path} />
      </header>
      <main>{children}</main>
    </div>
  );
}

/** The company's logo, or else its name. */
const CompanySign = ({ name, brand }: { name: string; brand: BrandLook | null }) =>
  brand?.logo_url ? <img className={logo} src={brand.logo_url} alt={name} /> : name;

interface JobProps {
  client: Client;
  storage: Storage;
  address: CareersAddress & { job_number: number };
}

function Job({ client, address, storage }: JobProps) {
  const say = useTexts();
  const { company, job_number, resume, ...arrival } = address;
  const visit = useVisit(arrival);
  const path = applyPath(company, job_number, { ...visit, ...(resume && { resume }) });
  const { internal } = visit;
  const params = { company, job_number };
  const { data, error, refetch } = useQuery(
    queryOf(client, getAdvert, { params, query: { internal } }),
  );
  const resuming = useQuery({
    ...queryOf(client, resumeApplication, {
      params,
      query: { internal },
      body: { token: resume ?? "" },
    }),
    enabled: resume !== undefined && data !== undefined,
    // Read once: the form takes the answer over.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data)
    return (
      <Frame path={path}>
        {resume && isNotThere(error) ? (
          <ClosedSince />
        ) : (
          <State error={error} retry={() => void refetch()} />
        )}
      </Frame>
    );
  const refused = resuming.error instanceof ApiError && resuming.error.status === 400;
  if (resuming.error && !refused)
    return (
      <Frame path={path}>
        <State error={resuming.error} retry={() => void resuming.refetch()} />
      </Frame>
    );
  if (!data || resuming.isLoading)
    return (
      <Frame path={path}>
        <Loader label={say(here.loadingJob)} isFullPage />
      </Frame>
    );
  return (
    <Frame
      path={path}
      company={{
        name: data.company.name,
        brand: data.company.brand,
        ...(data.company.has_list && { path: careersPath(company, undefined, visit) }),
      }}
    >
      <ApplicationPage
        job={data}
        advertPath={careersPath(company, job_number, visit)}
        readAgain={async () => (await refetch()).data}
        client={client}
        address={address}
        storage={storage}
        resumed={{ kept: resuming.data, refusal: resuming.error?.message }}
      />
    </Frame>
  );
}

/** How the visitor came, and the language that they chose since. */
function useVisit({ lang, ...visit }: Visit): Visit {
  const { language } = use(LanguageContext) ?? {};
  return { ...visit, ...((lang || language !== "en") && { lang: language }) };
}

const isNotThere = (error: Error) => error instanceof ApiError && error.status === 404;

function State({ error, retry }: { error: Error; retry(): void }) {
  const say = useTexts();
  if (isNotThere(error)) return <NotThere />;
  return (
    <ErrorState
      level={1}
      title={say(here.notLoaded)}
      description={say(contractText(error.message))}
      onRetry={retry}
    />
  );
}

function NotThere() {
  const say = useTexts();
  return (
    <EmptyState
      icon={<SearchX />}
      title={say(here.notThere)}
      description={say(here.notThereHint)}
    />
  );
}

function ClosedSince() {
  const say = useTexts();
  return (
    <EmptyState
      icon={<SearchX />}
      level={1}
      title={say(here.closed)}
      description={say(here.closedHint)}
    />
  );
}
