import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { EDUCATION_LEVELS } from "@/lib/catalogue/education-levels";
import { mentorSearchTexts as texts } from "@/lib/catalogue/home-sections.messages";
import { PLACE_FIELD } from "@/lib/domain/places/place-field";
import { links } from "@/lib/links";
import { LeanForm } from "./lean-form";

/** The hero's search bar: a plain GET form to the listing. */
export function MentorSearch() {
  return (
    <LeanForm
      action={links.mentors}
      role="search"
      className="grid gap-3 rounded-card border border-line bg-card p-3 shadow-float sm:grid-cols-[1fr_1.2fr_1fr_auto]"
    >
      <Field id="search-level" label={texts.level} hideLabel>
        <Select id="search-level" name="category" defaultValue="">
          <option value="">{texts.anyLevel}</option>
          {EDUCATION_LEVELS.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="search-class" label={texts.classCourse} hideLabel>
        <Input
          id="search-class"
          name="class"
          placeholder={texts.classCourse}
          maxLength={80}
          enterKeyHint={texts.search}
          autoComplete="off"
        />
      </Field>
      <Field id="search-place" label={texts.town} hideLabel>
        <Input
          id="search-place"
          name={PLACE_FIELD}
          placeholder={texts.town}
          maxLength={80}
          enterKeyHint={texts.search}
          autoComplete="address-level2"
        />
      </Field>
      <Button type="submit">
        <i className="icon size-4 icon-search" />
        {texts.submit}
      </Button>
    </LeanForm>
  );
}
