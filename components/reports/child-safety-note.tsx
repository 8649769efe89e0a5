import { PageLink } from "@/components/ui/page-link";
import { childSafetyTexts as texts } from "@/lib/domain/reports/report.messages";
import { links } from "@/lib/links";

/** What to do at once when a child is in danger. */
export function ChildSafetyNote() {
  return (
    <aside aria-label={texts.title} className="w-full rounded-control border border-brick px-4 py-3">
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1 text-pretty">{texts.call}</p>
      <p className="mt-1">
        <PageLink href={links.safety} className="underline underline-offset-4">
          {texts.advice}
        </PageLink>
      </p>
    </aside>
  );
}
