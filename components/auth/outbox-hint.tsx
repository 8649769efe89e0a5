import { PageLink } from "@/components/ui/page-link";
import { outboxHintTexts as texts } from "@/lib/domain/account/sign-in.messages";

/** Link to the outbox on a server that sends no mail; nothing otherwise. */
export function OutboxHint({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <p className="mt-2">
      {texts.thisServerSends}{" "}
      <PageLink href={href} className="font-medium text-leaf underline underline-offset-4">
        {texts.readOutbox}
      </PageLink>
    </p>
  );
}
