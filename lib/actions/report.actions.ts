"use server";

import { reportMessages as messages } from "@/lib/domain/reports/report.messages";
import { confirmReportSchema, reportSchema } from "@/lib/domain/reports/report.schema";
import { reportSentHref } from "@/lib/links";
import { confirmReport, submitReport } from "@/lib/server/reports/submit-report";
import { defineAction, defineVisitorAction } from "./define-action";

export const submitReportAction = defineVisitorAction(reportSchema, async (input, actor, visitor) => {
  const { counts } = await submitReport(actor, input, visitor);
  const urgent = input.reason === "child_safety" ? "1" : undefined;
  return { message: "", redirectTo: reportSentHref({ wait: counts ? undefined : "mail", urgent }) };
});

export const confirmReportAction = defineAction(confirmReportSchema, async (input, visitor) => {
  await confirmReport(input, visitor);
  return { message: messages.confirmed };
});
