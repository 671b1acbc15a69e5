import { TextLink } from "#ui/text-link.tsx";

/** Verbs to choose from, each a way to its table. */
export function VerbLinks({ verbs }: { verbs: readonly string[] }) {
  return (
    <ul lang="es" className="flex flex-wrap gap-x-6">
      {verbs.map((verb) => (
        <li key={verb}>
          <TextLink
            to="/app/verbs"
            search={{ verb }}
            className="inline-flex min-h-11 min-w-11 items-center"
          >
            {verb}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
