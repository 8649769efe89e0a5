import { z } from "zod";
import { HIGHEST_GRADE, LOWEST_GRADE } from "@/lib/catalogue/education-levels";
import { classOfGrade, gradeLabel, gradeMask, isGrade } from "@/lib/domain/mentors/grade.rules";
import { defineFilter } from "../filter";

const GRADES = Array.from({ length: HIGHEST_GRADE - LOWEST_GRADE + 1 }, (_, index) => LOWEST_GRADE + index);

/** The number of a grade. */
export const grade = defineFilter<number>({
  none: null,
  read: (text) => (/^-?\d{1,2}$/.test(text) ? Number(text) : null),
  value: z.number().refine(isGrade),
  write: (number) => number,
  rows: (number) => ({ column: "grade_mask", type: "int4", anyOf: gradeMask([number]) }),
  token: (number) => ({ grade: number }),
  chip: classOfGrade,
  field: {
    label: "Grade Level",
    options: [
      { value: "", label: "All Grades" },
      ...GRADES.map((number) => ({ value: String(number), label: gradeLabel(number) })),
    ],
  },
});
