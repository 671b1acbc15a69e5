import { type Family, families } from "@verbena/core/families";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { FamilyLinks, useFamilyOfPage } from "./family-links.tsx";
import { itemClass, NavigationSection } from "./navigation-item.tsx";

/** Up to this many families are always in view. More are folded under the headings of their kinds. */
const IN_VIEW_MAX = 4;

type FamilySectionProps = { kind: "conjugation" | "fill-in"; expanded: boolean };

/** The chosen families of a kind. In the collapsed menu, many families are reduced to that of the page. */
export function FamilySection({ kind, expanded }: FamilySectionProps) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  const familyOfPage = useFamilyOfPage();
  const ofKind = chosen.filter((key) => families[key].kind === kind);
  const areMany = chosen.length > IN_VIEW_MAX;
  const shown = areMany && !expanded ? ofKind.filter((key) => key === familyOfPage) : ofKind;
  if (shown.length === 0) return null;
  const title = t(kind === "conjugation" ? "navigation.conjugation" : "navigation.grammar");
  if (areMany && expanded) {
    return (
      <FoldedFamilies
        title={title}
        chosen={ofKind}
        isOpenFirst={ofKind.some((key) => key === familyOfPage)}
      />
    );
  }
  return (
    <NavigationSection expanded={expanded} title={title}>
      {shown.map((key) => (
        <FamilyLinks key={key} family={key} expanded={expanded} />
      ))}
    </NavigationSection>
  );
}

type FoldedFamiliesProps = {
  title: string;
  chosen: readonly Family[];
  /** Whether the page belongs to one of the families. */
  isOpenFirst: boolean;
};

/** A heading with the number of its families. It opens to show them. */
function FoldedFamilies({ title, chosen, isOpenFirst }: FoldedFamiliesProps) {
  const listId = useId();
  const [toggled, setToggled] = useState({ isOpenFirst, open: isOpenFirst });
  // The learner's choice applies until the page changes to or from one of these families.
  const open = toggled.isOpenFirst === isOpenFirst ? toggled.open : isOpenFirst;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={isOpenFirst && !open ? "true" : undefined}
        onClick={() => setToggled({ isOpenFirst, open: !open })}
        className={classNames(itemClass(true), "font-display text-lg font-bold tracking-[-0.01em]")}
      >
        <span className="flex-1">{title}</span>
        <span className="text-[0.9375rem] font-semibold text-ink-soft tabular-nums">
          {chosen.length}
        </span>
        <ChevronRight
          aria-hidden
          className={classNames(
            "size-5 shrink-0 text-ink-soft transition-transform",
            open && "rotate-90",
          )}
        />
      </button>
      {open && (
        <ul id={listId} aria-label={title} className="flex flex-col">
          {chosen.map((key) => (
            <FamilyLinks key={key} family={key} expanded isOneOfMany />
          ))}
        </ul>
      )}
    </div>
  );
}
