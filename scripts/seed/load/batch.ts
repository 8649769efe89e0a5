import { type ListingRow, toListingRow } from "@/lib/domain/search/listing-row.rules";
import { publicPosition } from "@/lib/server/places/public-position";
import type { Mentor } from "../mentors/mentor";
import type { SeedReview } from "../reviews/mentor-reviews";
import type { Student } from "../reviews/students";
import { copyLine } from "./copy-text";
import type { SeedTable } from "./tables";

type SerialIds = { teaching_experience: number; qualification: number; class_offered: number };

/** Rows of all tables for some students or mentors, ready for COPY. Listing rows wait for the sums of their reviews. */
export class Batch {
  readonly lines: Record<Exclude<SeedTable, "mentor_listing">, string[]> = {
    user_account: [],
    mentor_profile: [],
    teaching_experience: [],
    qualification: [],
    class_offered: [],
    review: [],
  };
  readonly listings: ListingRow[] = [];

  /** @param ids the last id given in each table that counts its own rows; shared by all batches of a run */
  constructor(
    private readonly ids: SerialIds,
    private readonly positionKey: Buffer,
  ) {}

  addStudent({ id, name, username, email, createdAt }: Student): void {
    this.lines.user_account.push(
      copyLine([id, name, email, createdAt, "user", username, null, null, null, null, null, createdAt, createdAt]),
    );
  }

  addMentor(mentor: Mentor, reviews: readonly SeedReview[]): void {
    const { mentorId, userId, home, createdAt, plan } = mentor;
    this.lines.user_account.push(
      copyLine([
        userId,
        mentor.person.name,
        mentor.email,
        createdAt,
        "mentor",
        mentor.username,
        mentor.avatar,
        mentor.about,
        mentor.age,
        mentor.mobileNumber,
        mentor.address,
        createdAt,
        createdAt,
      ]),
    );
    this.lines.mentor_profile.push(
      copyLine([
        mentorId,
        userId,
        mentor.proficiency,
        mentor.isVerified,
        plan.subjects,
        mentor.placeName,
        home?.latitude ?? null,
        home?.longitude ?? null,
        createdAt,
        createdAt,
      ]),
    );
    this.addDetails(mentor);
    for (const review of reviews) {
      this.lines.review.push(
        copyLine([
          review.id,
          mentorId,
          review.studentId,
          review.rating,
          review.comment,
          review.createdAt,
          review.createdAt,
        ]),
      );
    }
    this.listings.push(
      toListingRow({
        mentorId,
        name: mentor.person.name,
        subjects: plan.subjects,
        classesOffered: plan.offers.map((offer) => ({
          subject: offer.subject,
          specificClasses: offer.classes.map((entry) => entry.label),
        })),
        publicPosition: home && publicPosition(home, userId, this.positionKey),
        placeName: mentor.placeName,
      }),
    );
  }

  private addDetails({ mentorId, experiences, qualifications, plan }: Mentor): void {
    experiences.forEach((post, position) => {
      const id = ++this.ids.teaching_experience;
      this.lines.teaching_experience.push(
        copyLine([id, mentorId, position, post.institution, post.subject, post.from, post.to, post.currentlyTeaching]),
      );
    });
    qualifications.forEach((entry, position) => {
      const id = ++this.ids.qualification;
      this.lines.qualification.push(
        copyLine([id, mentorId, position, entry.degree, entry.field, entry.institution, entry.year, entry.detail]),
      );
    });
    plan.offers.forEach((offer, position) => {
      const id = ++this.ids.class_offered;
      this.lines.class_offered.push(
        copyLine([
          id,
          mentorId,
          position,
          offer.subject,
          offer.level,
          offer.classes.map((entry) => entry.label),
          offer.format,
        ]),
      );
    });
  }
}
