import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { PersonView } from "@/components/admin/person-view";
import { usernameParamSchema } from "@/lib/domain/mentors/profile.schema";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { AppError } from "@/lib/errors";
import { links, personHref } from "@/lib/links";
import { pageMetadata } from "@/lib/server/page-metadata";
import { getPersonFile } from "@/lib/server/people/get-person-file";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({
  title: texts.personTitle,
  description: texts.personDescription,
  index: false,
});

async function readFile(staff: StaffActor, username: string, now: Date) {
  try {
    return await getPersonFile(staff, username, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}

/** A person's account with what staff can do about it. Each opening is in the audit. */
export default async function PersonPage({ params }: PageProps<"/admin/people/[username]">) {
  const { username } = await params;
  const staff = await requireStaff("findPeople", personHref(username));
  if (!usernameParamSchema.safeParse({ username }).success) notFound();
  const now = new Date();
  const file = await readFile(staff, username, now);
  return (
    <ConsoleFrame staff={staff} current={links.people} title={file.name}>
      <PersonView file={file} staff={staff} now={now} />
    </ConsoleFrame>
  );
}
