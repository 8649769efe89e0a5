import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { links } from "@/lib/links";
import { LeanForm } from "./lean-form";

/** The hero's search bar: a plain GET form to the listing. */
export function MentorSearch() {
  return (
    <LeanForm
      action={links.mentors}
      role="search"
      className="grid gap-3 rounded-card border border-line bg-card p-3 shadow-float sm:grid-cols-[minmax(9rem,1fr)_1.5fr_auto]"
    >
      <Field id="search-level" label="Level" hideLabel>
        <Select id="search-level" name="category" defaultValue="">
          <option value="">Any level</option>
          {EDUCATION_LEVELS.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="search-class" label="Class/Course" hideLabel>
        <Input
          id="search-class"
          name="class"
          placeholder="Class/Course"
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Field>
      <Button type="submit">
        <i className="icon size-4 icon-search" />
        Search
      </Button>
    </LeanForm>
  );
}
