import { Link } from "@tanstack/react-router";
import type { PlaceLinkProps } from "#ui/place-link.tsx";

/** Links to a place within the application. */
export function RoutedPlaceLink({ place, ...rest }: PlaceLinkProps) {
  switch (place.kind) {
    case "guide":
      return (
        <Link
          {...rest}
          to="/app/theory/$family"
          params={{ family: place.family }}
          {...(place.section !== undefined && { hash: place.section })}
        />
      );
    case "verb":
      return (
        <Link
          {...rest}
          to="/app/verbs"
          search={{ verb: place.verb }}
          {...(place.tense !== undefined && { hash: place.tense })}
        />
      );
    case "practice":
      return (
        <Link
          {...rest}
          to="/app/exercise/$family"
          params={{ family: place.family }}
          search={{ verbs: place.items?.join(","), section: place.section }}
        />
      );
    case "drill":
      return (
        <Link
          {...rest}
          to="/app/drill"
          search={{
            verbs: place.verbs?.join(","),
            tenses: place.tenses?.join(","),
            kinds: place.kinds?.join(","),
          }}
        />
      );
  }
}
