import type { OwnProfile } from "@/lib/domain/profile/own-profile";

/** What only the signed-in person sees. */
export function PrivateFacts({ profile }: { profile: OwnProfile }) {
  const facts = [
    ["Email", profile.email],
    ["Role", profile.role === "mentor" ? "Mentor" : "User"],
    ["Username", profile.username],
    ["Age", profile.age?.toString()],
    ["Mobile number", profile.mobileNumber],
    ["Address", profile.Address],
  ] as const;
  return (
    <section aria-labelledby="private-facts" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="private-facts" className="flex items-center gap-2 font-display text-lg font-semibold">
        <i className="icon size-4.5 text-ink-soft icon-lock" />
        Only you see this
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{fact || "Not given"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
