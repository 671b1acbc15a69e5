import { usefulVerbs } from "@verbena/content/useful-verbs";
import { modelKey } from "@verbena/core/drill/choose-verbs";
import { groupBy } from "@verbena/core/group-by";
import {
  conjugate,
  type Infinitive,
  type Irregularity,
  irregularities,
  tenses,
  verbOf,
} from "@verbena/spanish";
import { everydayInfinitives } from "@verbena/spanish/verbs";

let byModel: ReadonlyMap<string, readonly string[]> | undefined;

/** The verbs of everyday Spanish by the model that they follow, useful ones first. */
function verbsByModel(): ReadonlyMap<string, readonly string[]> {
  byModel ??= groupBy(everydayVerbs(), (base) => modelKey(verbOf(base)));
  return byModel;
}

/** The verbs after which grammars name the regular models. */
const regularModels = ["hablar", "comer", "vivir"];

function everydayVerbs(): string[] {
  const everyday = everydayInfinitives();
  const useful = usefulVerbs.filter((verb) => everyday.has(verb));
  return [...new Set([...regularModels, ...useful, ...everyday])];
}

/** Other verbs of everyday Spanish that are conjugated like a verb, useful ones first. */
export function verbsOfSameModel({ base, reflexive }: Infinitive, max: number): readonly string[] {
  // A reflexive verb has other endings in the imperativo: *levantaos*. The model is that of the simple verb.
  const others = verbsByModel().get(modelKey(verbOf(base))) ?? [];
  return others.filter((other) => other !== base || reflexive).slice(0, max);
}

/** A verb, and others that are conjugated like it. */
export type VerbModel = { model: string; others: readonly string[] };

/** The models that most verbs follow. */
export function commonModels(maxModels: number, maxOthers: number): readonly VerbModel[] {
  return [...verbsByModel().values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxModels)
    .flatMap(([model, ...others]) =>
      model === undefined ? [] : [{ model, others: others.slice(0, maxOthers) }],
    );
}

type IrregularityGroup = { kind: Irregularity; verbs: readonly string[] };

let byIrregularity: readonly IrregularityGroup[] | undefined;

/** The irregularities, each with the verbs of everyday Spanish that have it, useful ones first. */
export function verbsByIrregularity(): readonly IrregularityGroup[] {
  if (byIrregularity) return byIrregularity;
  // Verbs of one model have the same irregularities: conjugating a verb of each model saves half a second.
  const kindsOf = new Map(
    [...verbsByModel().values()].flatMap((verbs) => {
      const kinds = irregularitiesOf(verbs[0]);
      return verbs.map((verb) => [verb, kinds] as const);
    }),
  );
  byIrregularity = irregularities.map((kind) => ({
    kind,
    verbs: everydayVerbs().filter((verb) => kindsOf.get(verb)?.has(kind)),
  }));
  return byIrregularity;
}

function irregularitiesOf(base = ""): ReadonlySet<Irregularity> {
  const forms = tenses.flatMap((tense) => conjugate(verbOf(base), tense));
  return new Set(forms.flatMap((form) => form.irregularities));
}
