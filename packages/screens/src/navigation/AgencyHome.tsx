import { useEffect } from "react";
import { useAts } from "../app/context.tsx";
import { Forbidden } from "../app/Forbidden.tsx";
import { Loading } from "../app/Frame.tsx";
import { useMenu } from "./menu.tsx";

/** Leads an agency's user from a page of companies that recruit to the first of their own. */
export default function AgencyHome({ title }: { title: string }) {
  const { navigate } = useAts();
  const href = useMenu()[0]?.href;
  useEffect(() => {
    if (href) navigate(href, { replace: true });
  }, [href, navigate]);
  return href ? <Loading /> : <Forbidden title={title} />;
}
