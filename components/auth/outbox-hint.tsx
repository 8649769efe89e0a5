import { PageLink } from "@/components/ui/page-link";

/** Where mails are read on a server that sends none; nothing where mails are sent. */
export function OutboxHint({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <p className="mt-2">
      This server sends no mail.{" "}
      <PageLink href={href} className="font-medium text-leaf underline underline-offset-4">
        Read it in the outbox
      </PageLink>
    </p>
  );
}
