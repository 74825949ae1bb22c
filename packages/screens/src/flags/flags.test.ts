import { approvalProcess, publishing } from "@ats/core/flags/flags";
import type { User } from "@ats/core/users/user";
import { InMemoryProvider, type Provider } from "@openfeature/web-sdk";
import { describe, expect, it, vi } from "vitest";
import { createFlags } from "./flags.ts";

const user = (id: number, system_flags: User["system_flags"]) =>
  ({ id, company: 1, userType: "Recruiter user", system_flags }) as User;
const on = { variants: { on: true, off: false }, defaultVariant: "on", disabled: false };
const off = { ...on, defaultVariant: "off" };

describe("Specification §6, feature flags of a visit", () => {
  it("are unknown until the user is known, then come from system_flags", () => {
    const flags = createFlags(undefined);
    const heard = vi.fn<() => void>();
    flags.subscribe(heard);
    expect(flags.isOn(approvalProcess)).toBeUndefined();
    flags.identify(user(1, { approval_process: true, publishing: { careers_page: true } }));
    expect(heard).toHaveBeenCalledOnce();
    expect(flags.isOn(approvalProcess)).toBe(true);
    expect(flags.isOn({ and: [approvalProcess, publishing("indeed")] })).toBe(false);
    flags.identify(user(2, {}));
    expect(flags.isOn(approvalProcess)).toBe(false);
  });

  it("come from a host's provider, with system_flags as fallback", async () => {
    const flags = createFlags(new InMemoryProvider({ approval_process: off, news: on }));
    flags.identify(user(1, { approval_process: true, publishing: { careers_page: true } }));
    expect(flags.isOn(approvalProcess)).toBeUndefined();
    await vi.waitFor(() => expect(flags.isOn("news")).toBe(true));
    expect(flags.isOn(approvalProcess)).toBe(false);
    expect(flags.isOn(publishing("careers_page"))).toBe(true);
  });

  it("follow a change in the provider", async () => {
    const provider = new InMemoryProvider({ approval_process: off });
    const flags = createFlags(provider);
    flags.identify(user(3, {}));
    await vi.waitFor(() => expect(flags.isOn(approvalProcess)).toBe(false));
    const heard = vi.fn<() => void>();
    flags.subscribe(heard);
    await provider.putConfiguration({ approval_process: on });
    expect(heard).toHaveBeenCalled();
    expect(flags.isOn(approvalProcess)).toBe(true);
  });

  it("come from system_flags if the provider fails", async () => {
    const broken: Provider = new InMemoryProvider({});
    broken.initialize = () => Promise.reject(new Error("The service cannot be reached."));
    const flags = createFlags(broken);
    flags.identify(user(4, { approval_process: true }));
    await vi.waitFor(() => expect(flags.isOn(approvalProcess)).toBe(true));
  });
});
