import {
  type Access,
  type Actor,
  can,
  type FieldGroup,
  type Right,
  type Role,
  roles,
  rightsOf,
  type Scope,
} from "../rights/rights.ts";

/** Contents of a role: rights within a scope, and fields that it hides. */
export interface GivenRole {
  rights: readonly Right[];
  scope: Scope;
  hidden_groups: readonly FieldGroup[];
}

type Giver = Pick<Actor, "rights"> & { access: Access };

/**
 * True when a role gives nothing that the actor lacks, so that nobody raises anybody above
 * themselves. Of a limited scope, an actor gives only the same kind.
 */
export const coversRole = ({ access, ...actor }: Giver, role: GivenRole): boolean =>
  role.rights.every((right) => can(actor, right)) &&
  access.hidden.every((group) => role.hidden_groups.includes(group)) &&
  (access.scope === "company" || access.scope === role.scope);

/** True when a limited role would reach no further than the actor's own. */
export const coversValues = ({ access }: Giver, role: GivenRole, values: readonly string[]) =>
  access.scope === "company" ||
  role.scope === "own_jobs" ||
  values.every((value) => access.values.includes(value));

const ofAgencies: ReadonlySet<Role> = new Set<Role>(["Agency user", "Agency admin user"]);
const ofOperator: ReadonlySet<Role> = new Set<Role>([
  "Technical support user",
  "Client service user",
]);

/** The built-in roles of a company's own users. */
export const builtInRoles = (company_type: Actor["company_type"], isOperator: boolean): Role[] =>
  roles.filter(
    (role) =>
      ofAgencies.has(role) === (company_type === "AGENCY") && (isOperator || !ofOperator.has(role)),
  );

/** A built-in role covers the whole company and hides nothing. */
export const builtInRole = (name: Role): GivenRole => ({
  rights: rightsOf[name],
  scope: "company",
  hidden_groups: [],
});
