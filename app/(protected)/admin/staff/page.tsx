import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { StaffInvitations, StaffList } from "@/components/admin/staff-list";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import { links } from "@/lib/links";
import { formatDateTime } from "@/lib/domain/time/format-date";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listStaff } from "@/lib/server/staff/list-staff";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** Who is on the staff, with the invitations, for owners. */
export default async function StaffPage() {
  const staff = await requireStaff("manageStaff", links.staff);
  const { members, invitations } = await listStaff(new Date());
  const open = invitations.map(({ expiresAt, ...one }) => ({ ...one, until: formatDateTime(expiresAt) }));
  return (
    <ConsoleFrame staff={staff} current={links.staff} title={texts.title}>
      <StaffList members={members} ownId={staff.id} />
      <StaffInvitations invitations={open} />
    </ConsoleFrame>
  );
}
