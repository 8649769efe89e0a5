import type { EducationLevelKey } from "@/lib/catalogue/education-levels";

/**
 * Topics of one subject by level, separated by bars. "(8+)" limits a topic to Class 8 and above, "(-7)" to Class 7 and
 * below.
 */
export type TopicLines = Readonly<Partial<Record<EducationLevelKey, string>>>;
