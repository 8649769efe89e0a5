import { Field } from "@/components/ui/field";
import { HIGHEST_GRADE, LOWEST_GRADE } from "@/lib/catalogue/education-levels";
import { DISTANCE_OPTIONS } from "@/lib/catalogue/listing-options";
import { SUBJECTS } from "@/lib/catalogue/subjects";
import { gradeLabel } from "@/lib/domain/mentors/grade.rules";
import { type ListingFilter, subjectName } from "@/lib/domain/search/listing.rules";
import { type FilterOption, FilterSelect } from "./filter-select";

/** An empty value is a left-out parameter, which means "all". */
const SUBJECT_OPTIONS: readonly FilterOption[] = [
  { value: "", label: "All Subjects" },
  ...SUBJECTS.map(({ name }) => ({ value: name, label: name })).sort((a, b) => (a.label < b.label ? -1 : 1)),
];
const GRADE_OPTIONS: readonly FilterOption[] = [
  { value: "", label: "All Grades" },
  ...Array.from({ length: HIGHEST_GRADE - LOWEST_GRADE + 1 }, (_, index) => LOWEST_GRADE + index).map((grade) => ({
    value: String(grade),
    label: gradeLabel(grade),
  })),
];
const DISTANCES: readonly FilterOption[] = DISTANCE_OPTIONS.map(({ value, label }) => ({
  value: value === "all" ? "" : String(value),
  label,
}));

/** The three dropdowns of "Refine Your Search". The ids differ between the panel and the phone's sheet. */
export function FilterFields({ filter, idPrefix }: { filter: ListingFilter; idPrefix: string }) {
  const subject = filter.subjectId === null ? "" : subjectName(filter.subjectId);
  const fields = [
    { name: "subject", label: "Subject", value: subject, options: SUBJECT_OPTIONS },
    { name: "grade", label: "Grade Level", value: String(filter.grade ?? ""), options: GRADE_OPTIONS },
    { name: "distance", label: "Distance", value: String(filter.distanceKm ?? ""), options: DISTANCES },
  ];
  return fields.map(({ label, ...field }) => {
    const id = `${idPrefix}-${field.name}`;
    return (
      <Field key={id} id={id} label={label}>
        <FilterSelect id={id} {...field} />
      </Field>
    );
  });
}
