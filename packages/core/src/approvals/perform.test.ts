import { describe, expect, test } from "vitest";
import type { Act, People } from "./acts.ts";
import { type ChainStep, type Fields, readBy, requiredSteps } from "./chain.ts";
import { perform, possibleIn } from "./perform.ts";
import {
  approvedOpenings,
  isSigned,
  openSteps,
  type Requisition,
  requisitionStates,
} from "./requisition.ts";

const [requester, manager, finance, director, deputy, administrator] = [1, 2, 3, 4, 5, 9];

const step = (id: string, stage: number, more: Partial<ChainStep> = {}): ChainStep => ({
  id,
  name: id,
  stage,
  approvers: [manager],
  needed: 1,
  condition: null,
  fallback: null,
  reads: [],
  ...more,
});
const people = (more: Partial<People> = {}): People => ({
  isActive: () => true,
  delegateOf: () => undefined,
  lastResort: [administrator],
  ...more,
});
const draft = (steps: ChainStep[], fields: Fields = { openings: 2, salary_max: 3_000_000 }) =>
  ({
    state: "draft",
    requested_by: requester,
    fields,
    steps: steps.map((each) => ({ ...each, signatures: [] })),
    approved: null,
  }) satisfies Requisition;

function after(start: Requisition, acts: Act[], company = people()): Requisition {
  let now = start;
  for (const act of acts) {
    const next = perform(now, act, company);
    if ("problem" in next) throw new Error(`${act.type}: ${next.problem}`);
    now = next;
  }
  return now;
}
const refused = (now: Requisition, act: Act, company = people()) => {
  const next = perform(now, act, company);
  return "problem" in next ? next.problem : undefined;
};
const approve = (id: string, by: number): Act => ({ type: "approve", step: id, by });
const open = (now: Requisition) => openSteps(now).map(({ id }) => id);

const inTurn = [
  step("manager", 1, { reads: ["reason"] }),
  step("finance", 2, { approvers: [finance], reads: ["cost_centre"] }),
  step("director", 3, { approvers: [director] }),
];

describe("A requisition", () => {
  test("passes its steps in turn, and opens what was approved", () => {
    const sent = after(draft(inTurn), [{ type: "send" }]);
    expect(open(sent)).toEqual(["manager"]);
    expect(refused(sent, approve("finance", finance))).toMatch(/does not wait for a decision/);
    const approved = after(sent, [
      approve("manager", manager),
      approve("finance", finance),
      approve("director", director),
    ]);
    expect(approved.state).toBe("approved");
    expect(approvedOpenings(approved)).toBe(2);
  });

  test("asks the steps of a stage at once, and as many approvers as each needs", () => {
    const panel = step("panel", 1, { approvers: [manager, finance, director], needed: 2 });
    const sent = after(draft([panel, step("site", 1, { approvers: [deputy] })]), [
      { type: "send" },
    ]);
    expect(open(sent)).toEqual(["panel", "site"]);
    const half = after(sent, [approve("panel", director), approve("site", deputy)]);
    expect(open(half)).toEqual(["panel"]);
    expect(refused(half, approve("panel", director))).toMatch(/given already/);
    expect(after(half, [approve("panel", manager)]).state).toBe("approved");
  });

  test("skips a step whose condition is not met, but never all of them", () => {
    const dear = { field: "salary_max", is: "at_least", value: 6_000_000 } as const;
    const board = step("board", 2, { approvers: [director], condition: dear });
    const cheap = after(draft([step("manager", 1), board]), [
      { type: "send" },
      approve("manager", manager),
    ]);
    expect(cheap.state).toBe("approved");
    expect(open(after(draft([board]), [{ type: "send" }]))).toEqual(["board"]);
  });

  test("returns to a draft without signatures when it is rejected, with a reason", () => {
    const half = after(draft(inTurn), [{ type: "send" }, approve("manager", manager)]);
    const reject = (comment: string): Act => ({
      type: "reject",
      step: "finance",
      by: finance,
      comment,
    });
    expect(refused(half, reject(" "))).toBe("Say why, so that the request can be put right.");
    const rejected = after(half, [reject("No budget")]);
    expect(rejected.state).toBe("draft");
    expect(open(after(rejected, [{ type: "send" }]))).toEqual(["manager"]);
  });

  test("keeps the signatures that a change does not concern when it was sent back", () => {
    const back = after(draft(inTurn), [
      { type: "send" },
      approve("manager", manager),
      { type: "send_back", step: "finance", by: finance, comment: "Which cost centre?" },
      { type: "change", fields: { openings: 2, salary_max: 3_000_000, cost_centre: "N4" } },
      { type: "send" },
    ]);
    expect(open(back)).toEqual(["finance"]);
  });

  test("is approved again, after a change, only by steps that read what changed", () => {
    const approved = after(draft(inTurn), [
      { type: "send" },
      approve("manager", manager),
      approve("finance", finance),
      approve("director", director),
    ]);
    const change = (fields: Fields) => after(approved, [{ type: "change", fields }]);
    const moved = change({ openings: 2, salary_max: 3_000_000, cost_centre: "N4" });
    expect([moved.state, open(moved)]).toEqual(["pending", ["finance"]]);
    expect(approvedOpenings(moved)).toBe(2);
    expect(change({ openings: 2, salary_max: 3_000_000, colour: "red" }).state).toBe("approved");
    const more = change({ openings: 5, salary_max: 3_000_000 });
    expect([open(more), approvedOpenings(more)]).toEqual([["manager"], 2]);
    expect(approvedOpenings(change({ openings: 1, salary_max: 3_000_000 }))).toBe(1);
  });

  test("is decided by a delegate, or on behalf of an approver, once by each person", () => {
    const two = step("panel", 1, { approvers: [manager, finance], needed: 2 });
    const company = people({ delegateOf: (user) => (user === director ? undefined : deputy) });
    const sent = after(draft([two]), [{ type: "send" }], company);
    const instead = (approver: number, by: number): Act =>
      ({ ...approve("panel", by), approver }) as Act;
    expect(refused(sent, instead(manager, director), company)).toMatch(/do not stand in for them/);
    expect(refused(sent, instead(manager, finance), company)).toBe("Decide for yourself first.");
    const half = after(sent, [instead(manager, deputy)], company);
    expect(refused(half, instead(finance, deputy), company)).toMatch(/given already/);
    const behalf: Act = { ...instead(finance, administrator), isOnBehalf: true } as Act;
    expect(after(half, [behalf], company).state).toBe("approved");
  });

  test("goes to the fallback, else to the last resort, when its approver leaves", () => {
    const steps = [step("one", 1, { fallback: deputy }), step("two", 2)];
    const sent = after(draft(steps), [{ type: "send" }]);
    const gone = people({ isActive: (user) => user !== manager });
    const left = after(sent, [{ type: "leave" }], gone);
    expect(left.steps.map(({ approvers }) => approvers)).toEqual([[deputy], [administrator]]);
    expect(after(left, [approve("one", deputy), approve("two", administrator)], gone).state).toBe(
      "approved",
    );
  });

  test("is never approved by who asked for it", () => {
    const own = after(draft([step("own", 1, { approvers: [requester] })]), [{ type: "send" }]);
    expect(own.steps[0]?.approvers).toEqual([administrator]);
    expect(refused(own, approve("own", requester))).toMatch(/sent this request yourself/);
  });

  test("finds another approver for cover, and asks one more person when it waits long", () => {
    const sent = after(draft(inTurn), [{ type: "send" }]);
    const reassign = (to: number): Act => ({
      type: "reassign",
      step: "finance",
      from: finance,
      to,
    });
    expect(refused(sent, reassign(requester))).toMatch(/They sent the request/);
    expect(refused(sent, reassign(finance))).toMatch(/an approver of this step already/);
    const covered = after(sent, [
      reassign(deputy),
      { type: "escalate", step: "manager", to: director },
      approve("manager", director),
      approve("finance", deputy),
    ]);
    expect(open(covered)).toEqual(["director"]);
  });
});

test("the table says for every act in which states it is possible", () => {
  const some: Record<Act["type"], Act> = {
    send: { type: "send" },
    change: { type: "change", fields: { openings: 3, salary_max: 3_000_000 } },
    approve: approve("manager", manager),
    reject: { type: "reject", step: "manager", by: manager, comment: "No" },
    send_back: { type: "send_back", step: "manager", by: manager, comment: "How many?" },
    reassign: { type: "reassign", step: "manager", from: manager, to: deputy },
    escalate: { type: "escalate", step: "manager", to: deputy },
    leave: { type: "leave" },
    recall: { type: "recall" },
    withdraw: { type: "withdraw" },
  };
  const sent = after(draft(inTurn), [{ type: "send" }]);
  for (const act of Object.values(some))
    for (const state of requisitionStates)
      expect([act.type, state, refused({ ...sent, state }, act) === undefined]).toEqual([
        act.type,
        state,
        possibleIn[act.type].includes(state),
      ]);
});

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An approval as it was given, with the values that its step reads. */
interface Given {
  step: string;
  by: number;
  read: string;
}

describe("In 100,000 random histories, with people who leave and delegates", () => {
  const users = [1, 2, 3, 4, 5, 6];
  const valuesRead = (of: ChainStep, fields: Fields) =>
    readBy(of)
      .map((field) => `${field}=${fields[field] ?? ""}`)
      .join();

  test("nothing opens that nobody approved, nobody decides twice, and nothing is stuck", () => {
    const next = numbers(32);
    const below = (count: number) => Math.floor(next() * count);
    const one = <Item>(items: readonly Item[]) => items[below(items.length)]!;
    const some = <Item>(items: readonly Item[]) => items.filter(() => next() < 0.4);
    const fields = (): Fields => ({
      openings: 1 + below(3),
      salary_max: one([2, 5, 8]) * 1_000_000,
      cost_centre: one(["N4", "S1"]),
      reason: one(["Growth", "Leaver"]),
    });
    /** Mostly what somebody can do, at times what nobody should. */
    function randomAct(now: Requisition): Act {
      const chance = next();
      if (now.state === "draft" || now.state === "sent_back")
        return chance < 0.8 ? { type: "send" } : { type: "change", fields: fields() };
      if (chance < 0.1) return { type: "change", fields: fields() };
      if (chance < 0.12) return { type: "withdraw" };
      if (chance < 0.15) return { type: "recall" };
      const { id, approvers } =
        next() < 0.9 ? (openSteps(now)[0] ?? one(now.steps)) : one(now.steps);
      const by = next() < 0.6 ? (one(approvers) ?? administrator) : one([...users, administrator]);
      const decision = {
        step: id,
        by,
        ...(next() < 0.2 && { approver: one(users) }),
        ...(next() < 0.1 && { isOnBehalf: true }),
      };
      if (chance < 0.8) return { type: "approve", ...decision };
      if (chance < 0.84) return { type: "reject", ...decision, comment: "No" };
      if (chance < 0.9) return { type: "send_back", ...decision, comment: "Why?" };
      if (chance < 0.95) return { type: "reassign", step: id, from: one(users), to: one(users) };
      return { type: "escalate", step: id, to: one(users) };
    }
    let approvals = 0;
    for (let history = 0; history < 100_000; history++) {
      const left = new Set<number>();
      const away = new Map<number, number>();
      const company = people({
        isActive: (user) => !left.has(user),
        delegateOf: (user) => away.get(user),
      });
      let now: Requisition = draft(
        Array.from({ length: 1 + below(3) }, (_, at) => {
          const approvers = some(users);
          return step(`s${at}`, below(3), {
            approvers,
            needed: 1 + below(3),
            fallback: one([null, ...users]),
            condition: one([null, { field: "salary_max", is: "at_least", value: 5_000_000 }]),
            reads: some(["cost_centre", "reason"]),
          });
        }),
        fields(),
      );
      let given: Given[] = [];
      for (let count = 2 + below(14); count > 0; count--) {
        if (next() < 0.06) left.add(one(users));
        if (next() < 0.06) away.set(one(users), one(users));
        const act = randomAct(now);
        // A leaver's decisions are passed on in the same moment.
        const settled = perform(now, { type: "leave" }, company);
        if (!("problem" in settled)) now = settled;
        const before = now;
        const result = perform(now, act, company);
        if ("problem" in result) continue;
        now = result;
        if (act.type === "approve") {
          approvals++;
          const signed = before.steps.find(({ id }) => id === act.step)!;
          given.push({ step: act.step, by: act.by, read: valuesRead(signed, now.fields) });
          if (left.has(act.by)) throw new Error("A leaver decided.");
        }
        if (act.type === "reject") given = [];
        if (act.type === "send_back") given = given.filter((each) => each.step !== act.step);
        if (act.type === "change") {
          const stale = (each: Given) =>
            each.read !== valuesRead(now.steps.find(({ id }) => id === each.step)!, now.fields);
          given = given.filter((each) => !stale(each));
        }
        check(now, given, company);
      }
    }
    expect(approvals).toBeGreaterThan(100_000);
  }, 60_000);

  function check(now: Requisition, given: readonly Given[], company: People) {
    for (const each of now.steps) {
      const signers = given.filter((approval) => approval.step === each.id).map(({ by }) => by);
      if (new Set(signers).size < signers.length) throw new Error("Somebody decided twice.");
      if (signers.includes(requester)) throw new Error("The requester decided.");
      if (each.signatures.length !== signers.length)
        throw new Error("A signature is lost or made up.");
    }
    const required = requiredSteps(now.steps, now.fields);
    if (now.state === "approved") {
      if (!required.every(isSigned)) throw new Error("A step was not approved.");
      if (approvedOpenings(now) !== now.fields["openings"]) throw new Error("Not all opened.");
    }
    if (now.state === "pending") {
      const canGoOn = openSteps(now).some(({ id, approvers }) =>
        approvers.some(
          (by) => !("problem" in perform(now, { type: "approve", step: id, by }, company)),
        ),
      );
      if (!canGoOn) throw new Error("Nobody can decide.");
    }
  }
});
