import type { Client } from "pg";
import { DEMO_EMAILS } from "@/lib/catalogue/demo-accounts";

/** A mentor's profile as a report keeps it; the demo's own mentor is left out. */
const MENTOR = (place: number) => `
  SELECT u.id AS target_id, u.id AS subject_id, 'profile'::report_kind AS kind,
    jsonb_build_object('name', u.name, 'username', u.username, 'about', u.about, 'subjects', to_jsonb(p.subjects)) AS snapshot
  FROM user_account u JOIN mentor_profile p ON p.user_id = u.id
  WHERE NOT EXISTS (SELECT FROM demo_account d WHERE d.user_id = u.id) ORDER BY u.username OFFSET ${place} LIMIT 1`;
/** A bad review as a report keeps it. */
const REVIEW = `
  SELECT r.id AS target_id, r.student_id AS subject_id, 'review'::report_kind AS kind,
    jsonb_build_object('rating', r.rating, 'comment', r.comment, 'mentor', u.username) AS snapshot
  FROM review r JOIN mentor_profile p ON p.id = r.mentor_id JOIN user_account u ON u.id = p.user_id
  WHERE NOT EXISTS (SELECT FROM demo_account d WHERE d.user_id = r.student_id) ORDER BY r.rating, r.id LIMIT 1`;

const APPEAL = "I teach alone. The name in my profile is my own, not that of a company. Please look at it again.";

/**
 * Reports for the owner of the demo: one that is urgent, one that is claimed, and one that somebody else has decided, with
 * an appeal that waits.
 */
const CASES = [
  {
    target: MENTOR(20),
    reason: "child_safety",
    text: "He asked my daughter to meet him alone and not to tell us.",
    hoursAgo: 3,
    state: "waiting",
  },
  {
    target: REVIEW,
    reason: "false_review",
    text: "This student has never had a lesson with me.",
    hoursAgo: 50,
    state: "claimed",
  },
  {
    target: MENTOR(40),
    reason: "spam",
    text: "The profile advertises a coaching centre.",
    hoursAgo: 120,
    state: "decided",
  },
] as const;

/** A mentor whose text the site has flagged itself. */
const FLAGGED = `
  WITH target AS (
    UPDATE user_account SET about = about || ' Call me on 98765 43210 before you book.'
    WHERE id = (SELECT subject_id FROM (${MENTOR(60)}) mentor) AND length(about) < 1900 RETURNING id, about
  ), flagged AS (
    INSERT INTO flagged_text (target_id, author_id, hash) SELECT id, id, sha256(convert_to(about, 'UTF8')) FROM target
  ), opened AS (
    INSERT INTO case_file (kind, target_id, subject_id, opened_at)
    SELECT 'profile', id, id, now() - interval '6 hours' FROM target RETURNING id, target_id, opened_at
  )
  INSERT INTO report (case_id, kind, target_id, subject_id, reason, text, snapshot, created_at)
  SELECT opened.id, 'profile', target_id, target_id, 'contact_details', '', jsonb_build_object('about', jsonb_build_array(about)), opened_at
  FROM opened, target`;

/** Adds reports by the demo's student, and a flag. Databases with too few people get fewer of them. */
export async function addDemoCases(client: Client): Promise<void> {
  await client.query(FLAGGED);
  for (const { target, reason, text, hoursAgo, state } of CASES) {
    await client.query(
      `WITH target AS (${target}), staff AS (SELECT id FROM user_account WHERE email = $1), opened AS (
         INSERT INTO case_file (kind, target_id, subject_id, is_child_safety, opened_at, closed_at, claimed_by_id, claimed_at)
         SELECT kind, target_id, subject_id, $3::text = 'child_safety', now() - make_interval(hours => $5::int),
           CASE WHEN $6::text = 'decided' THEN now() - interval '1 day' END,
           CASE WHEN $6::text = 'claimed' THEN staff.id END, CASE WHEN $6::text = 'claimed' THEN now() - interval '1 hour' END
         FROM target, staff RETURNING id, opened_at
       ), decided AS (
         INSERT INTO case_decision (case_id, kind, reason, decided_by_id, decided_at)
         SELECT opened.id, 'warn', 'Profiles are about one mentor, not about a company.', NULL, now() - interval '1 day'
         FROM opened WHERE $6::text = 'decided' RETURNING case_id
       ), appealed AS (
         INSERT INTO case_appeal (case_id, token_hash, expires_at, text, written_at)
         SELECT case_id, sha256(gen_random_uuid()::text::bytea), now() + interval '29 days', $7::text, now() - interval '5 hours'
         FROM decided
       )
       INSERT INTO report (case_id, kind, target_id, subject_id, reason, text, snapshot, reporter_id, created_at)
       SELECT opened.id, kind, target_id, subject_id, $3::text, $4, snapshot,
         (SELECT id FROM user_account WHERE email = $2), opened.opened_at
       FROM opened, target`,
      [DEMO_EMAILS.owner, DEMO_EMAILS.student, reason, text, hoursAgo, state, APPEAL],
    );
  }
}
