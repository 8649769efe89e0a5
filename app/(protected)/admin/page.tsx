import type { Metadata } from "next";
import { ConsoleFrame } from "@/components/admin/console-frame";
import { JobList } from "@/components/admin/job-list";
import { WaitingList, WeekFigures } from "@/components/admin/overview";
import { contactTexts } from "@/lib/domain/contact/contact.messages";
import { consoleTexts as texts } from "@/lib/domain/staff/staff.messages";
import { links } from "@/lib/links";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/server/page-metadata";
import { getOverview } from "@/lib/server/staff/get-overview";
import { listJobStates } from "@/lib/server/staff/list-job-states";
import { requireStaff } from "@/lib/server/staff/staff-page";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** The staff's first page: what waits, the week, and the background jobs. */
export default async function ConsolePage() {
  const staff = await requireStaff("seeConsole", links.console);
  const now = new Date();
  const [{ thisWeek, lastWeek, mentorsListed, ...waiting }, jobs] = await Promise.all([
    getOverview(now),
    listJobStates(now),
  ]);
  return (
    <ConsoleFrame staff={staff} current={links.console} title={texts.title}>
      {staff.staffRole === "owner" && env.OPERATOR_EMAIL === undefined && (
        <p className="rounded-card border border-marigold bg-card p-4">{contactTexts.consoleHint}</p>
      )}
      <WaitingList role={staff.staffRole} waiting={waiting} jobs={jobs} now={now} />
      <WeekFigures thisWeek={thisWeek} lastWeek={lastWeek} mentorsListed={mentorsListed} />
      <JobList jobs={jobs} />
    </ConsoleFrame>
  );
}
