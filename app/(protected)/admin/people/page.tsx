import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { FoundPeople, PeopleSearch } from "@/components/admin/people-search";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { peopleQuerySchema } from "@/lib/domain/people/people.schema";
import { links } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { findPeople } from "@/lib/server/people/find-people";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** Finds a person by name, username or address. */
export default async function PeoplePage({ searchParams }: PageProps<"/admin/people">) {
  const staff = await requireStaff("findPeople", links.people);
  const { find } = peopleQuerySchema.parse(await searchParams);
  const found = find === undefined ? null : await findPeople(find);
  return (
    <ConsoleFrame staff={staff} current={links.people} title={texts.title}>
      <PeopleSearch key={find} find={find} />
      {found && <FoundPeople find={find!} {...found} />}
    </ConsoleFrame>
  );
}
