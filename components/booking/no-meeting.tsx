import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/button";
import { Illustration } from "@/components/ui/illustration";

type NoMeetingProps = {
  title: string;
  text: string;
  /** Links onward; the first one is the primary one. */
  ways: readonly { label: string; href: string }[];
};

/** Shown when there is nothing to book or move, with the reason. */
export function NoMeeting({ title, text, ways }: NoMeetingProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <Illustration name="step-book" width={240} height={180} eager />
      <h1 className="font-display text-2xl font-bold text-balance sm:text-3xl">{title}</h1>
      <p className="text-pretty text-ink-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {ways.map(({ label, href }, n) => (
          <Button key={href} asChild variant={n === 0 ? "primary" : "secondary"}>
            <PageLink href={href}>{label}</PageLink>
          </Button>
        ))}
      </div>
    </div>
  );
}
