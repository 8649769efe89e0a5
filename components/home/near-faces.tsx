import { Avatar } from "@/components/ui/avatar";
import { PageLink } from "@/components/ui/page-link";
import { heroTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { mentorProfileHref } from "@/lib/links";

export type NearFacesProps = {
  faces: readonly { username: string; name: string; avatar: string | null; where: string | null }[];
  /** Whether they are the nearest ones. */
  isNear: boolean;
};

/** Three mentors below the search, each a link to the profile. */
export function NearFaces({ faces, isNear }: NearFacesProps) {
  if (faces.length === 0) return null;
  return (
    <ul aria-label={isNear ? texts.nearYou : texts.recommended} className="grid grid-cols-3 gap-3">
      {faces.map(({ username, name, avatar, where }) => (
        <li key={username} className="min-w-0">
          <PageLink href={mentorProfileHref(username)} className="flex min-h-11 items-center gap-2 hover:text-leaf">
            <Avatar name={name} src={avatar} size={40} />
            <span className="min-w-0 text-sm">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-ink-soft">{where}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
