import type { Client } from "pg";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { type FreeTimes, freeTimesOf } from "@/lib/domain/search/free-times.rules";
import { toListingRow } from "@/lib/domain/search/listing-row.rules";
import { publicPosition } from "@/lib/server/places/public-position";
import type { Mentor } from "../mentors/mentor";
import type { SeedReview } from "../reviews/mentor-reviews";
import type { Student } from "../reviews/students";
import { demoChecks } from "../mentors/demo-checks";
import { copyRows, type Row } from "./copy-rows";
import { SEED_TABLES, type SeedTable } from "./tables";

/** The last id in each table with sequential ids; shared by all batches of a run. */
type LastIds = { teaching_experience: number; qualification: number; class_offered: number };
type Sums = { mentor_id: number; rating_sum: number; review_count: number };

/** The column of a field: `grade_mask` of `gradeMask`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const freeTimesByWeek = new Map<string, FreeTimes>();
/** Computed once for each week, which many demo mentors share. They have no meetings. */
function freeTimesOfWeek(weeklyHours: string): FreeTimes {
  const week = { ...DEFAULT_AVAILABILITY, weeklyHours: JSON.parse(weeklyHours) as Availability["weeklyHours"] };
  const found = freeTimesByWeek.get(weeklyHours) ?? freeTimesOf(week, [], new Date());
  freeTimesByWeek.set(weeklyHours, found);
  return found;
}

/** Rows of all tables for some students or some mentors, never both. */
export class Batch {
  private readonly rows: Record<SeedTable, Row[]> = {
    user_account: [],
    mentor_profile: [],
    availability: [],
    teaching_experience: [],
    qualification: [],
    class_offered: [],
    review: [],
    mentor_check: [],
    mentor_listing: [],
  };

  constructor(
    private readonly lastIds: LastIds,
    private readonly positionKey: Buffer,
  ) {}

  get mentorCount(): number {
    return this.rows.mentor_listing.length;
  }

  addStudent({ id, name, username, email, createdAt }: Student): void {
    const times = { email_verified_at: createdAt, created_at: createdAt, updated_at: createdAt };
    this.rows.user_account.push({ id, name, email, role: "user", username, ...times });
  }

  addMentor(mentor: Mentor, reviews: readonly SeedReview[]): void {
    const { mentorId, userId, person, home, createdAt, plan, terms } = mentor;
    const times = { created_at: createdAt, updated_at: createdAt };
    this.rows.user_account.push({
      id: userId,
      name: person.name,
      email: mentor.email,
      email_verified_at: createdAt,
      role: "mentor",
      username: mentor.username,
      avatar: mentor.avatar,
      about: mentor.about,
      age: mentor.age,
      mobile_number: mentor.mobileNumber,
      address: mentor.address,
      ...times,
    });
    this.rows.mentor_profile.push({
      id: mentorId,
      user_id: userId,
      proficiency: mentor.proficiency,
      is_verified: mentor.isVerified,
      standing: "approved",
      subjects: plan.subjects,
      languages: terms.languages,
      boards: terms.boards,
      hosts_students: terms.hostsStudents,
      reach_km: terms.reachKm,
      first_meeting_fee: terms.firstMeetingFee,
      place_name: mentor.placeName,
      latitude: home?.latitude ?? null,
      longitude: home?.longitude ?? null,
      ...times,
    });
    this.rows.availability.push({
      mentor_id: mentorId,
      time_zone: DEFAULT_TIME_ZONE,
      weekly_hours: mentor.weeklyHours,
      updated_at: createdAt,
    });
    this.addParts(mentor);
    if (mentor.isVerified) this.rows.mentor_check.push(...demoChecks(mentorId, createdAt));
    for (const { id, studentId, rating, comment, createdAt: at } of reviews) {
      const row = { id, mentor_id: mentorId, student_id: studentId, rating, comment, created_at: at, updated_at: at };
      this.rows.review.push(row);
    }
    const listing = toListingRow({
      mentorId,
      name: person.name,
      subjects: plan.subjects,
      classesOffered: plan.offers.map(({ subject, classes, format }, index) => ({
        ...terms.fees[index]!,
        subject,
        specificClasses: classes.map(({ label }) => label),
        format,
      })),
      languages: terms.languages,
      boards: terms.boards,
      reachKm: terms.reachKm,
      hostsStudents: terms.hostsStudents,
      freeTimes: freeTimesOfWeek(mentor.weeklyHours),
      publicPosition: home && publicPosition(home, userId, this.positionKey),
      placeName: mentor.placeName,
    });
    const columns = Object.entries(listing).map(([field, value]) => [columnOf(field), value]);
    this.rows.mentor_listing.push(Object.fromEntries(columns));
  }

  private addParts({ mentorId, experiences, qualifications, plan, terms }: Mentor): void {
    const add = (table: keyof LastIds, parts: readonly Row[]) =>
      parts.forEach((part, position) =>
        this.rows[table].push({ id: ++this.lastIds[table], mentor_id: mentorId, position, ...part }),
      );
    add(
      "teaching_experience",
      experiences.map(({ institution, subject, from, to, currentlyTeaching }) => ({
        institution,
        subject,
        from_date: from,
        to_date: to,
        currently_teaching: currentlyTeaching,
      })),
    );
    add(
      "qualification",
      qualifications.map(({ degree, field, institution, year, detail }) => ({
        degree,
        field,
        institution,
        year,
        detail,
      })),
    );
    add(
      "class_offered",
      plan.offers.map(({ subject, level, classes, format }, index) => ({
        ...Object.fromEntries(Object.entries(terms.fees[index]!).map(([field, value]) => [columnOf(field), value])),
        subject,
        education_level: level,
        specific_classes: classes.map(({ label }) => label),
        format,
      })),
    );
  }

  /**
   * Writes the rows in the order of the foreign keys. The listing comes last, with the totals from the review triggers.
   */
  async write(client: Client): Promise<void> {
    for (const table of SEED_TABLES) {
      if (table !== "mentor_listing") await copyRows(client, table, this.rows[table]);
    }
    const listings = this.rows.mentor_listing;
    if (listings.length === 0) return;
    const { rows } = await client.query<Sums>(
      `SELECT mentor_id, star_1 + 2 * star_2 + 3 * star_3 + 4 * star_4 + 5 * star_5 AS rating_sum,
              star_1 + star_2 + star_3 + star_4 + star_5 AS review_count
       FROM mentor_rating WHERE mentor_id BETWEEN $1 AND $2`,
      [listings[0]!.mentor_id, listings.at(-1)!.mentor_id],
    );
    const sums = new Map<unknown, Sums>(rows.map((row) => [row.mentor_id, row]));
    const summed = listings.map((listing) => {
      const sum = sums.get(listing.mentor_id);
      if (!sum)
        throw new Error(`Mentor ${listing.mentor_id} has no rating row: the trigger on mentor_profile is missing.`);
      return { ...listing, ...sum };
    });
    await copyRows(client, "mentor_listing", summed);
  }
}
