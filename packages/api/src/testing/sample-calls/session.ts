import { codeAt, secretOf } from "../../session/authenticator.ts";
import type { TestCompanies } from "../companies.ts";
import { testEnrolment, testMailedCode } from "../companies/session.ts";
import { testNow, testPassword } from "../records.ts";
import type { Samples } from "../sample.ts";

export function sessionCalls({ users, passwordLink, switchToken, session_id }: TestCompanies) {
  const { email } = users.recruiter;
  return {
    validateEmail: { body: { email } },
    validateCredentials: { body: { email, password: testPassword } },
    login: { body: { email, password: testPassword } },
    logout: {},
    extendSession: {},
    getApiToken: {},
    getCaptcha: {},
    forgotPassword: { body: { email } },
    resetPasswordLink: { body: { token: passwordLink } },
    resetPassword: { body: { token: passwordLink, password: "harbour teaspoon gravel" } },
    changePassword: {
      body: {
        email: users.careful.email,
        old_password: testPassword,
        new_password: "harbour teaspoon gravel",
      },
    },
    beginOrganisationSignIn: {},
    finishOrganisationSignIn: {
      body: { code: "c", state: "s", nonce: "n", code_verifier: "v" },
    },
    validatePassword: { own: true, body: { password: testPassword } },
    listAccessibleClients: { body: { email, password: testPassword } },
    getOneTimeToken: { params: { id: users.recruiter.company_id } },
    loginWithToken: { body: { token: switchToken } },
    sendMailedCode: { body: { email: users.mfa.email, password: testPassword } },
    verifyMailedCode: {
      body: { email: users.mfa.email, password: testPassword, otp: testMailedCode },
    },
    getMfa: {},
    enrolMfa: { own: true, body: { password: testPassword } },
    enableMfa: {
      own: 400,
      body: { token: testEnrolment, otp: codeAt(secretOf(testEnrolment), testNow) },
    },
    renewRecoveryCodes: { own: 409, body: { password: testPassword } },
    disableMfa: { own: true, body: { password: testPassword } },
    disableUserMfa: { params: { userId: users.mfa.id }, body: { password: testPassword } },
    listSessions: {},
    endSession: { by: "admin", params: { id: session_id } },
    endOtherSessions: {},
    listSupportCompanies: { query: { q: "riverside" } },
    openSupportSession: {
      body: { company: users.riverside.company_id, reason: "A CV does not open." },
    },
  } satisfies Samples;
}
