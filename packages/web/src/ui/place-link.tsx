import type { Family } from "@verbena/core/families";
import type { Irregularity, TableTense } from "@verbena/spanish";
import { type ComponentProps, type ComponentType, createContext, use } from "react";

/** What verb tables and guides link to. The application and the public pages have different addresses for it. */
export type Place =
  | { kind: "guide"; family: Family; section?: string | undefined }
  | { kind: "verb"; verb: string; tense?: TableTense }
  | {
      kind: "practice";
      family: Family;
      /** Only these items of the family. */
      items?: readonly string[];
      /** Only the fill-in sentences that this section of the guide explains. */
      section?: string;
    }
  | {
      kind: "drill";
      verbs?: readonly string[];
      tenses?: readonly TableTense[];
      kinds?: readonly Irregularity[];
    };

export type PlaceLinkProps = { place: Place } & Pick<
  ComponentProps<"a">,
  "children" | "className" | "lang" | "title" | "aria-label"
>;

/** The component that links to a place. The frame of the pages provides it. */
export const PlaceLinkContext = createContext<ComponentType<PlaceLinkProps> | null>(null);

/**
 * A link to a place, without a look of its own.
 *
 * @throws Error outside of PlaceLinkContext
 */
export function PlaceLink(props: PlaceLinkProps) {
  const Link = use(PlaceLinkContext);
  if (Link === null) throw new Error("PlaceLink needs a PlaceLinkContext above it.");
  return <Link {...props} />;
}
