import { TextLink } from "#ui/link.tsx";

/** Links to the tables of verbs. */
export function VerbLinks({ verbs }: { verbs: readonly string[] }) {
  return (
    <ul lang="es" className="flex flex-wrap gap-x-6">
      {verbs.map((verb) => (
        <li key={verb}>
          <VerbLink verb={verb} />
        </li>
      ))}
    </ul>
  );
}

export function VerbLink({ verb }: { verb: string }) {
  return (
    <TextLink
      to="/app/verbs"
      search={{ verb }}
      className="inline-flex min-h-11 min-w-11 items-center"
    >
      {verb}
    </TextLink>
  );
}
