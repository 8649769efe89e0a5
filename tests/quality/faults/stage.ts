import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";
import { UNAVAILABLE_DIGEST } from "@/lib/errors";
import { links } from "@/lib/links";
import { type Answer, type Person, type Question, signIn } from "../ask";
import { type Shot, startLoad } from "../load";
import { type Site, type SiteOptions, withSite } from "../site";
import type { Tally, Verdict } from "../tally";

/** Whether everything works, a dependency is down, or the state is changing, when either response is right. */
export type Phase = "up" | "down" | "turning";
type FaultContext = { tally: Tally; note(text: string): void; logLevel: string };
/** One deliberate fault under load. @throws Error when the scenario itself cannot continue */
export type Scenario = { about: string; run(context: FaultContext): Promise<void> };

/** Words that would expose the server's internals. */
const INTERNALS = /prisma|postgres|ECONN|ETIMEDOUT|node_modules|DatabaseUnavailable/i;
export const LISTING_HEADING = "Find Your Perfect Mentor";

const described = ({ method = "GET", path }: Question, { status, text }: Answer) =>
  `${method} ${path} answers ${status}: ${text.slice(0, 100).replaceAll(/\s+/g, " ")}`;

/** Whether a response says politely that the site is unavailable: a readable page, or the contract's envelope. */
export function isKindRefusal({ status, headers, text }: Answer): boolean {
  if (status !== 503 || !headers["retry-after"] || INTERNALS.test(text)) return false;
  if (headers["content-type"]?.startsWith("application/json")) {
    const { success, message } = JSON.parse(text) as { success?: unknown; message?: unknown };
    return success === false && typeof message === "string";
  }
  if (!headers["content-type"]?.startsWith("text/html")) return text.length < 100;
  const isCacheable = !headers["cache-control"]?.includes("no-store");
  return !isCacheable && text.includes("We will be right back") && text.includes("Try again");
}

/** A listing address that no other request uses, so that it misses every cache. */
export const uncached = (number: number) => `${links.mentors}?visit=${number}`;

/** A running site with what scenarios share: requests judged by the current phase, a load, a demo student. */
export class Stage {
  phase: Phase = "up";

  constructor(
    readonly site: Site,
    readonly tally: Tally,
    readonly note: (text: string) => void,
    readonly student: Person,
  ) {}

  /** Must succeed in every phase. @param holds a text that the response must contain */
  always(question: Question, holds: string, status = 200): Shot {
    return this.shot(question, (answer) =>
      isGood(answer, holds, status) ? "good" : { wrong: described(question, answer) },
    );
  }

  /** Must succeed while all is up, and may be refused politely otherwise. */
  whenUp(question: Question, holds: string): Shot {
    return this.shot(question, (answer, phase) => {
      if (isGood(answer, holds)) return "good";
      if (phase !== "up" && isKindRefusal(answer)) return "refused";
      return { wrong: `${described(question, answer)} (${phase})` };
    });
  }

  /** A client navigation: a response that started before the failure reports it to the browser by its digest. */
  clientNavigation(question: Question, holds: string): Shot {
    // Next expects a hash of the navigation headers, which is empty without them.
    const path = `${question.path}${question.path.includes("?") ? "&" : "?"}_rsc`;
    const asked = { ...question, path, headers: { ...question.headers, RSC: "1" } };
    return this.shot(asked, (answer, phase) => {
      const isRefused = answer.status === 503 || answer.text.includes(UNAVAILABLE_DIGEST);
      if (!isRefused && isGood(answer, holds)) return "good";
      return isRefused && phase !== "up" && !INTERNALS.test(answer.text)
        ? "refused"
        : { wrong: described(asked, answer) };
    });
  }

  /** Pages and calls that need the database, as a visitor and the student use them. */
  everydayShots(): ((number: number) => Shot)[] {
    const { username, cookie, bearer } = this.student;
    return [
      (number) => this.whenUp({ path: uncached(number) }, LISTING_HEADING),
      () => this.whenUp({ path: links.profile, headers: cookie }, username),
      () => this.whenUp({ path: "/api/v1/users/me", headers: bearer }, username),
      () => this.whenUp({ path: "/api/v1/teachers/all-teachers?limit=10" }, '"success":true'),
      () => this.always({ path: links.home }, "Choose Your Class"),
    ];
  }

  /** Sends shots in turns until it is stopped. */
  load(
    shots: readonly ((number: number) => Shot)[],
    workers: number,
    onLost?: Parameters<typeof startLoad>[1]["onLost"],
  ): ReturnType<typeof startLoad> {
    const next = (number: number) => shots[number % shots.length]!(number);
    return startLoad(this.site.address, { tally: this.tally, workers, next, onLost });
  }

  /** Some mentors, sorted by username. */
  mentors(count: number): Promise<{ username: string; name: string }[]> {
    const sql = "select username, name from user_account where role = 'mentor' order by username limit $1";
    return this.site.query(sql, [count]);
  }

  /** Judges by the phase at the time of the request, unless the phase has changed since. */
  private shot(question: Question, judge: (answer: Answer, phase: Phase) => Verdict): Shot {
    const sentIn = this.phase;
    return { ...question, judge: (answer) => judge(answer, this.phase === sentIn ? sentIn : "turning") };
  }
}

const isGood = (answer: Answer, holds: string, status = 200) => answer.status === status && answer.text.includes(holds);

/** Enough for several pages of a listing and for landing pages. */
const MENTORS = 120;

/** A scenario on its own site. */
export function onSite(about: string, run: (stage: Stage) => Promise<void>, options: SiteOptions = {}): Scenario {
  return {
    about,
    run: ({ tally, note, logLevel }) =>
      withSite({ mentors: MENTORS, logLevel, ...options }, async (site) =>
        run(new Stage(site, tally, note, await signIn(site.address, DEMO_EMAILS.student))),
      ),
  };
}

/** A scenario on a site with an outside service, which runs meanwhile. */
export function withService<Service extends { stop(): Promise<unknown> }>(
  about: string,
  open: () => Promise<Service>,
  optionsFor: (service: Service) => SiteOptions,
  run: (stage: Stage, service: Service) => Promise<void>,
): Scenario {
  return {
    about,
    run: async (context) => {
      const service = await open();
      try {
        await onSite(about, (stage) => run(stage, service), optionsFor(service)).run(context);
      } finally {
        await service.stop();
      }
    },
  };
}
