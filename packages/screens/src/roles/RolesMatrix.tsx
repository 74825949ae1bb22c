import type { RoleRecord } from "@ats/core/roles/role";
import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { Check, Ellipsis } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { rightTexts } from "../api-tokens/texts.ts";
import { roleName } from "../users/role-name.ts";
import { type RightArea, rightAreas } from "./right-areas.ts";
import { useViewAs } from "./useViewAs.ts";
import { viewTexts } from "./view-texts.ts";
import * as css from "./RolesMatrix.css.ts";
import { areaTexts, fieldGroupTexts, roleTexts, scopeTexts } from "./texts.ts";

interface RolesMatrixProps {
  roles: readonly RoleRecord[];
  onCopy(role: RoleRecord): void;
  onChange(role: RoleRecord): void;
  onRemove(role: RoleRecord): void;
}

/** Rights by area in rows, roles in columns. */
export function RolesMatrix({ roles, ...acts }: RolesMatrixProps) {
  const say = useTexts();
  const row = (title: string, cell: (role: RoleRecord) => ReactNode) => (
    <tr>
      <th scope="row" className={css.right}>
        {title}
      </th>
      {roles.map((role) => (
        <td key={role.name} className={css.value}>
          {cell(role)}
        </td>
      ))}
    </tr>
  );
  const hidden = ({ hidden_groups }: RoleRecord) =>
    hidden_groups.map((group) => say(fieldGroupTexts[group])).join(", ") || say(roleTexts.nothing);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <div role="region" aria-label={say(roleTexts.title)} tabIndex={0} className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.right}>
              {say(roleTexts.right)}
            </th>
            {roles.map((role) => (
              <th key={role.name} scope="col" className={css.role}>
                <RoleHeading role={role} {...acts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(say(roleTexts.people), ({ users }) => users)}
          {row(say(roleTexts.covers), ({ scope }) => say(scopeTexts[scope]))}
          {row(say(roleTexts.hides), hidden)}
        </tbody>
        {Object.entries(rightAreas).map(([area, rights]) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1} className={css.area}>
                {say(areaTexts[area as RightArea])}
              </th>
            </tr>
            {rights.map((right) => (
              <Fragment key={right}>
                {row(say(rightTexts[right]), (role) =>
                  role.rights.includes(right) ? (
                    <>
                      <Check aria-hidden className={css.granted} />
                      <VisuallyHidden>{say(roleTexts.yes)}</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>{say(roleTexts.no)}</VisuallyHidden>
                  ),
                )}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function RoleHeading({
  role,
  onCopy,
  onChange,
  onRemove,
}: Omit<RolesMatrixProps, "roles"> & { role: RoleRecord }) {
  const say = useTexts();
  const viewAs = useViewAs();
  const isOwn = role.id !== null;
  const name = roleName(say, role.name);
  return (
    <span className={css.roleName}>
      {name}
      <Menu
        label={say(roleTexts.actions, { name })}
        trigger={
          <IconButton
            size="sm"
            variant="ghost"
            icon={<Ellipsis />}
            aria-label={say(roleTexts.actions, { name })}
          />
        }
        items={[
          ...(viewAs
            ? [
                {
                  id: "viewAs",
                  label: say(viewTexts.viewAs),
                  onAction: () => viewAs({ role: role.name }),
                },
              ]
            : []),
          { id: "copy", label: say(roleTexts.copy), onAction: () => onCopy(role) },
          ...(isOwn
            ? [
                { id: "change", label: say(roleTexts.change), onAction: () => onChange(role) },
                {
                  id: "remove",
                  label: say(roleTexts.remove),
                  tone: "critical" as const,
                  onAction: () => onRemove(role),
                },
              ]
            : []),
        ]}
      />
    </span>
  );
}
