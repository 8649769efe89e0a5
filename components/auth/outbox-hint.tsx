import Link from "next/link";

/** Where mails are read on a server that sends none; nothing where mails are sent. */
export function OutboxHint({ href }: { href: string | null }) {
  if (!href) return null;
  return (
    <p className="mt-2">
      This server sends no mail.{" "}
      <Link href={href} prefetch={false} className="font-medium text-leaf underline underline-offset-4">
        Read it in the outbox
      </Link>
    </p>
  );
}
