import "server-only";
import { stringify } from "csv-stringify/sync";
import { EXPORT_MAX, type ExportedList } from "@/lib/domain/lists/list-export.messages";
import { isActiveAccount } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Months of meetings that the list goes back. */
const MONTHS = 24;

type Row = Record<string, string | number | boolean | null>;

const readers: Record<ExportedList, (tx: Prisma.TransactionClient) => Promise<Row[]>> = {
  mentors: (tx) => tx.$queryRaw<Row[]>`
    select u.username, u.name, p.place_name as town, array_to_string(p.subjects, ', ') as subjects,
      p.standing::text as standing,
      case when u.suspended_at is null then 'no' else 'yes' end as suspended,
      case when p.is_verified then 'yes' else 'no' end as badge,
      case when l.mentor_id is null then 'no' else 'yes' end as listed,
      round(l.rating::numeric, 2)::text as rating, coalesce(l.review_count, 0) as reviews,
      (select count(*)::int from meeting m
        where m.mentor_id = p.id and m.status = 'confirmed' and m.ends_at <= now()) as "meetings kept",
      to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD') as joined
    from mentor_profile p
    join user_account u on u.id = p.user_id and u.role = 'mentor' and u.deleted_at is null
    left join mentor_listing l on l.mentor_id = p.id
    order by u.created_at desc, u.id
    limit ${EXPORT_MAX}`,
  meetings: (tx) => tx.$queryRaw<Row[]>`
    select to_char(m.starts_at at time zone 'UTC', 'YYYY-MM') as month, u.username as mentor,
      (count(*) filter (where m.status = 'confirmed' and m.ends_at <= now()))::int as kept,
      (count(*) filter (where m.status = 'confirmed' and m.ends_at > now()))::int as "to come",
      (count(*) filter (where m.status = 'cancelled'))::int as cancelled
    from meeting m
    join mentor_profile p on p.id = m.mentor_id
    join user_account u on u.id = p.user_id and ${isActiveAccount("u")}
    where m.starts_at >= date_trunc('month', now()) - ${MONTHS - 1}::int * interval '1 month'
      and m.status in ('confirmed', 'cancelled')
    group by 1, 2
    order by 1 desc, 2
    limit ${EXPORT_MAX}`,
};

const COLUMNS: Record<ExportedList, string[]> = {
  mentors: [
    "username",
    "name",
    "town",
    "subjects",
    "standing",
    "suspended",
    "badge",
    "listed",
    "rating",
    "reviews",
    "meetings kept",
    "joined",
  ],
  meetings: ["month", "mentor", "kept", "to come", "cancelled"],
};

/** A list as CSV, recorded in the audit; cells that a spreadsheet would run as formulas are escaped. */
export async function exportList(staff: StaffActor, list: ExportedList): Promise<string> {
  const rows = await prisma.$transaction(async (tx) => {
    const found = await readers[list](tx);
    await recordAudit(tx, {
      action: "list.exported",
      actorId: staff.id,
      target: `list:${list}`,
      after: { lines: found.length },
      requestId: staff.requestId,
    });
    return found;
  });
  return stringify(rows, { header: true, columns: COLUMNS[list], escape_formulas: true, bom: true });
}
