import type { ClassText } from "@/lib/domain/search/class-text.rules";

/** Says how a free text was understood when it was not taken as typed. */
export function SearchNotice({ classText }: { classText: ClassText | null }) {
  if (classText?.correction) {
    const { typed, understood } = classText.correction;
    return (
      <Notice>
        Showing mentors for <strong>{understood}</strong>, the nearest match to “{typed}”.
      </Notice>
    );
  }
  if (classText?.unknown) {
    return <Notice>“{classText.unknown}” is not a class or subject that we know, so it was left out.</Notice>;
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
