import type { User } from "@ats/core/users/user";
import * as css from "./CompanyLogo.css.ts";

/** The company's logo, else its first letter. Decorative: the name is next to it. */
export function CompanyLogo({ user }: { user: Pick<User, "company_name" | "ats_settings"> }) {
  const { enabled, logo } = user.ats_settings.rpo_settings;
  if (enabled && logo) return <img src={logo.downloadable_url} alt="" className={css.image} />;
  return (
    <span aria-hidden="true" className={css.tile}>
      {[...user.company_name][0]}
    </span>
  );
}
