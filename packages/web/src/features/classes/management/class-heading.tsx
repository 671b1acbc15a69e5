import { PageHeading } from "#ui/page.tsx";
import { ClassNavigation } from "../class-navigation.tsx";

type ClassHeadingProps = {
  classId: string;
  /** The name of the class; undefined while it loads. */
  name: string | undefined;
  /** What the page is about. */
  title: string;
};

/** The heading of a page about a class, with links to its other pages. */
export function ClassHeading({ classId, name, title }: ClassHeadingProps) {
  return (
    <div>
      <ClassNavigation classId={classId} />
      <p className="mt-5 min-h-[1lh] break-words text-ink-soft">
        <bdi>{name}</bdi>
      </p>
      <PageHeading title={name === undefined ? title : `${title} – ${name}`}>{title}</PageHeading>
    </div>
  );
}
