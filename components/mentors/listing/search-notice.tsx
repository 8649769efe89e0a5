import type { ClassText } from "@/lib/domain/search/class-text.rules";
import { searchNoticeTexts as texts } from "@/lib/domain/search/listing-page.messages";

/** Explains how the search understood a free text that it did not take as typed. */
export function SearchNotice({ classText, name }: { classText: ClassText | null; name?: string }) {
  if (name !== undefined) return <Notice>{texts.byName(name)}</Notice>;
  if (classText?.correction) {
    const { typed, understood } = classText.correction;
    return (
      <Notice>
        {texts.showingMentors} <strong>{understood}</strong>
        {texts.nearestMatch(typed)}
      </Notice>
    );
  }
  if (classText?.unknown) {
    return <Notice>{texts.notClassSubject(classText.unknown)}</Notice>;
  }
  return null;
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-leaf-wash px-4 py-3 text-sm break-words">
      <i className="icon mt-0.5 size-4 shrink-0 text-leaf icon-info" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
