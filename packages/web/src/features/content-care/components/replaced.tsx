import type { FieldChange } from "@verbena/server/client";

type ReplacedProps<Field extends string> = {
  changes: readonly FieldChange<Field>[];
  labelOf: (field: Field) => string;
};

/** What a correction says, and crossed out what it replaced. */
export function Replaced<Field extends string>({ changes, labelOf }: ReplacedProps<Field>) {
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-[0.9375rem]">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-ink-soft">{labelOf(field)}</dt>
          <dd>
            <del className="text-geranium">{before}</del>{" "}
            <ins className="text-leaf no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
