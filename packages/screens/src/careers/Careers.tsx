import "../app/content-security.ts";
import { type CareersAddress, careersAddress, careersPath } from "@ats/core/careers/address";
import { getAdvert, listAdverts, resumeApplication } from "@ats/core/careers/contract";
import { ApiError, type Client, createClient } from "@ats/core/contract/client";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Link } from "@ats/ui/Link";
import { Loader } from "@ats/ui/Loader";
import { UiProvider } from "@ats/ui/UiProvider";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { queryOf } from "../app/query.ts";
import { AdvertList } from "./AdvertList.tsx";
import { AdvertPage } from "./AdvertPage.tsx";
import { bar, frame } from "./Careers.css.ts";

export interface CareersProps {
  /** Path of the careers pages with its query: `/careers/northgate-group/1001?source=Indeed`. */
  path: string;
  /** Opens another careers page. */
  navigate(path: string): void;
  /** Puts the search and page of a list into the address without leaving the page. */
  replace?(path: string): void;
  fetch?: (request: Request) => Promise<Response>;
  /** Keeps what an applicant has typed until the window closes. */
  storage: Storage;
}

/** Shows a company's adverts and its application form. Needs no session. */
export function Careers({ path, navigate, replace, fetch, storage }: CareersProps) {
  const [{ client, queries }] = useState(() => begin(fetch));
  const address = careersAddress(path);
  return (
    <UiProvider navigate={navigate}>
      <QueryClientProvider client={queries}>
        {!address ? (
          <Frame>
            <NotThere />
          </Frame>
        ) : address.job_number === undefined ? (
          <List client={client} address={address} {...(replace && { replace })} />
        ) : (
          <Job
            key={address.job_number}
            client={client}
            storage={storage}
            address={{ ...address, job_number: address.job_number }}
          />
        )}
      </QueryClientProvider>
    </UiProvider>
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
  /** The company, with the path of its list if it has one; absent while unknown. */
  company?: { name: string; path?: string };
  children: ReactNode;
}

function Frame({ company, children }: FrameProps) {
  return (
    <div className={frame}>
      {company && (
        <header className={bar}>
          {company.path ? (
            <Link href={company.path} variant="quiet">
              {company.name}
            </Link>
          ) : (
            company.name
          )}
        </header>
      )}
      <main>{children}</main>
    </div>
  );
}

interface ListProps extends Pick<CareersProps, "replace"> {
  client: Client;
  address: CareersAddress;
}

function List({ client, address, replace }: ListProps) {
  const {
    company,
    job_number: _,
    resume: __,
    q: firstQ = "",
    page_no: firstPage = 0,
    ...visit
  } = address;
  const { internal } = visit;
  const [{ q, page_no }, setLooking] = useState({ q: firstQ, page_no: firstPage });
  const look = (next: { q: string; page_no: number }) => {
    setLooking(next);
    const { q, page_no } = next;
    replace?.(
      careersPath(company, undefined, { ...visit, ...(q && { q }), ...(page_no && { page_no }) }),
    );
  };
  const { data, error, refetch } = useQuery({
    ...queryOf(client, listAdverts, { params: { company }, query: { internal, q, page_no } }),
    placeholderData: (before) => before,
  });
  // The list is now shorter than the page in the address.
  if (page_no > 0 && data?.records.length === 0) setLooking({ q, page_no: 0 });
  if (error && !data) return <Frame>{stateOf(error, () => void refetch())}</Frame>;
  if (!data)
    return (
      <Frame>
        <Loader label="Loading the vacancies" isFullPage />
      </Frame>
    );
  return (
    <Frame company={{ name: data.company.name, path: careersPath(company, undefined, visit) }}>
      <AdvertList
        {...data}
        isInternal={internal !== undefined}
        q={q}
        page={page_no + 1}
        hrefOf={(job_number) => careersPath(company, job_number, visit)}
        onSearch={(text) => look({ q: text, page_no: 0 })}
        onPage={(page) => look({ q, page_no: page - 1 })}
      />
    </Frame>
  );
}

interface JobProps {
  client: Client;
  storage: Storage;
  address: CareersAddress & { job_number: number };
}

function Job({ client, address, storage }: JobProps) {
  const { company, job_number, resume, ...visit } = address;
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
      <Frame>
        {resume && isNotThere(error) ? <ClosedSince /> : stateOf(error, () => void refetch())}
      </Frame>
    );
  const refused = resuming.error instanceof ApiError && resuming.error.status === 400;
  if (resuming.error && !refused)
    return <Frame>{stateOf(resuming.error, () => void resuming.refetch())}</Frame>;
  if (!data || resuming.isLoading)
    return (
      <Frame>
        <Loader label="Loading the vacancy" isFullPage />
      </Frame>
    );
  return (
    <Frame
      company={{
        name: data.company.name,
        ...(data.company.has_list && { path: careersPath(company, undefined, visit) }),
      }}
    >
      <AdvertPage
        job={data}
        readAgain={async () => (await refetch()).data}
        client={client}
        address={address}
        storage={storage}
        resumed={{ kept: resuming.data, refusal: resuming.error?.message }}
      />
    </Frame>
  );
}

const isNotThere = (error: Error) => error instanceof ApiError && error.status === 404;

function stateOf(error: Error, retry: () => void) {
  if (isNotThere(error)) return <NotThere />;
  return (
    <ErrorState
      level={1}
      title="This page could not be loaded"
      description={error.message}
      retryLabel="Try again"
      onRetry={retry}
    />
  );
}

const NotThere = () => (
  <EmptyState
    icon={<SearchX />}
    title="There is no vacancy at this address"
    description="It may have closed. Look at the company's other vacancies, or check the address."
  />
);

const ClosedSince = () => (
  <EmptyState
    icon={<SearchX />}
    level={1}
    title="This vacancy is closed"
    description="It closed after you saved your application, which was not sent. What you saved is deleted when your link expires."
  />
);
