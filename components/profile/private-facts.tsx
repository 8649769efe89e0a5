import type { OwnProfile } from "@/lib/domain/profile/own-profile";
import { privateFactsTexts as texts } from "@/lib/domain/profile/own-profile.messages";

/** Facts that only the signed-in user sees. */
export function PrivateFacts({ profile }: { profile: OwnProfile }) {
  const facts = [
    [texts.email, profile.email],
    [texts.role, profile.role === "mentor" ? texts.mentor : texts.user],
    [texts.username, profile.username],
    [texts.age, profile.age?.toString()],
    [texts.mobileNumber, profile.mobileNumber],
    [texts.address, profile.Address],
  ] as const;
  return (
    <section aria-labelledby="private-facts" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="private-facts" className="flex items-center gap-2 font-display text-lg font-semibold">
        <i className="icon size-4.5 text-ink-soft icon-lock" />
        {texts.onlySeeThis}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{fact || texts.notGiven}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
