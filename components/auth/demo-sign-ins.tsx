import { PageLink } from "@/components/ui/page-link";
import { DEMO_EMAILS, DEMO_PASSWORD } from "@/lib/catalogue/demo-accounts";
import { demoSignInsTexts as texts } from "@/lib/domain/account/sign-in.messages";
import { links } from "@/lib/links";
import { DemoSignIn } from "./demo-sign-in";

type DemoSignInsProps = {
  from: string | null;
  /** Address of this server's outbox, or null if there is none. */
  outboxHref: string | null;
};

/** For reviewers of a preview: one-click sign-in as one of the demo users. */
export function DemoSignIns({ from, outboxHref }: DemoSignInsProps) {
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-8 rounded-card border border-line bg-leaf-wash p-4">
      <h2 id="demo-sign-ins" className="font-semibold">
        {texts.lookAroundAs}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.orWithThe}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <DemoSignIn label={texts.demoStudent} email={DEMO_EMAILS.student} password={DEMO_PASSWORD} from={from} />
        <DemoSignIn label={texts.demoMentor} email={DEMO_EMAILS.mentor} password={DEMO_PASSWORD} from={from} />
        <DemoSignIn label={texts.demoOwner} email={DEMO_EMAILS.owner} password={DEMO_PASSWORD} from={links.console} />
      </div>
      {outboxHref && (
        <p className="mt-3 text-sm text-ink-soft">
          {texts.nothingMailedEverybody}{" "}
          <PageLink href={outboxHref} className="font-medium text-leaf underline underline-offset-4">
            {texts.readItsMails}
          </PageLink>
          {texts.soGiveNo}
        </p>
      )}
    </section>
  );
}
