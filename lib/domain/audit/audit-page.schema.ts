import { z } from "zod";
import { firstText } from "@/lib/domain/search/filters";
import { AUDIT_ACTIONS, type AuditAction } from "./audit-actions";

/** Most events of one file. */
export const AUDIT_CSV_MAX = 10_000;

const day = z.iso.date().optional().catch(undefined);

/** The filters of the audit page, as its address and its CSV file have them. What is wrong counts as not given. */
export const auditFilterSchema = z.object({
  action: z.preprocess(
    firstText,
    z
      .enum(Object.keys(AUDIT_ACTIONS) as AuditAction[])
      .optional()
      .catch(undefined),
  ),
  /** Username or address of the person who acted or whom it is about. */
  person: z.preprocess(firstText, z.string().trim().toLowerCase().min(1).max(254).optional().catch(undefined)),
  from: z.preprocess(firstText, day),
  /** Inclusive. */
  to: z.preprocess(firstText, day),
  /** The event after which the page begins. */
  after: z.preprocess(
    firstText,
    z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .catch(undefined),
  ),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;
