import type { Metadata } from "next";
import Link from "next/link";
import { LogoutButton } from "@/components/account/logout-button";
import { Avatar } from "@/components/ui/avatar";
import { links } from "@/lib/links";
import { readOwnAccount } from "@/lib/server/account/own-account.repository";
import { requireActor } from "@/lib/server/auth/current-actor";

export const metadata: Metadata = { title: "Your profile" };

/** The signed-in person's own page. */
export default async function ProfilePage() {
  const actor = await requireActor(links.profile);
  const account = await readOwnAccount(actor.id);
  const facts = [
    ["Email", account.email],
    ["Role", account.role === "mentor" ? "Mentor" : "User"],
    ["Username", account.username],
  ];
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <section className="max-w-xl rounded-card border border-line bg-card p-6">
        <div className="flex items-center gap-4">
          <Avatar name={account.name} src={account.avatar} size={72} />
          <h1 className="min-w-0 font-display text-2xl font-bold">{account.name}</h1>
        </div>
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {facts.map(([term, fact]) => (
            <div key={term} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 break-words">{fact}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <Link
            href={links.mentors}
            className="flex min-h-11 items-center rounded-control px-3 font-medium text-leaf hover:bg-leaf-wash"
          >
            Find mentors
          </Link>
          <LogoutButton className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-medium hover:bg-leaf-wash" />
        </div>
      </section>
    </div>
  );
}
