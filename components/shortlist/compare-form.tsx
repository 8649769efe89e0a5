import { Button } from "@/components/ui/button";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import { shortlistMessages as texts } from "@/lib/domain/shortlist/shortlist.messages";
import { COMPARED_MAX } from "@/lib/domain/shortlist/shortlist.rules";
import { links } from "@/lib/links";

type CompareFormProps = {
  mentors: readonly ListedMentor[];
  /** Usernames already in the comparison. Without any, the first mentors are ticked. */
  chosen: readonly string[];
};

/** Selects saved mentors to compare. A plain form, so the comparison has an address. */
export function CompareForm({ mentors, chosen }: CompareFormProps) {
  const first = mentors.slice(0, COMPARED_MAX).map(({ username }) => username);
  const ticked = chosen.length > 0 ? chosen : first;
  return (
    <form action={links.shortlist} className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-medium">{texts.chooseMentors}</legend>
        {mentors.map(({ username, name }) => (
          <label
            key={username}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 has-checked:border-leaf has-checked:bg-leaf-wash"
          >
            <input
              type="checkbox"
              name="mentor"
              value={username}
              defaultChecked={ticked.includes(username)}
              className="size-4 accent-leaf"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="self-start">
        {texts.compare}
      </Button>
    </form>
  );
}
