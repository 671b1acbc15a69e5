import { usefulVerbs } from "@verbena/content/useful-verbs";
import { type Infinitive, verbOf } from "@verbena/core/conjugation/infinitive";
import { type Irregularity, irregularities } from "@verbena/core/conjugation/irregularity";
import { everydayInfinitives } from "@verbena/core/conjugation/listed-verbs";
import { modelKey, verbsWith } from "@verbena/core/drill/choose-verbs";
import { groupBy } from "@verbena/core/group-by";
import { tenses } from "@verbena/core/tenses";

const rankOf = (verb: string) => {
  const rank = usefulVerbs.indexOf(verb);
  return rank < 0 ? usefulVerbs.length : rank;
};

/** Useful verbs first; the others keep their order. */
const usefulFirst = (verbs: readonly string[]) => verbs.toSorted((a, b) => rankOf(a) - rankOf(b));

let byModel: ReadonlyMap<string, readonly string[]> | undefined;

/** The verbs of everyday Spanish, by the model that they follow. */
function verbsByModel(): ReadonlyMap<string, readonly string[]> {
  byModel ??= groupBy([...everydayInfinitives()], (base) => modelKey(verbOf(base)));
  return byModel;
}

/** Other verbs of everyday Spanish that are conjugated like a verb, useful ones first. */
export function verbsOfSameModel({ base, reflexive }: Infinitive, max: number): readonly string[] {
  // A reflexive verb has other endings in the imperativo: *levantaos*. The model is that of the simple verb.
  const others = verbsByModel().get(modelKey(verbOf(base))) ?? [];
  return usefulFirst(others.filter((other) => other !== base || reflexive)).slice(0, max);
}

/** A verb, and others that are conjugated like it. */
export type VerbModel = { model: string; others: readonly string[] };

/** The models that most verbs follow. */
export function commonModels(maxModels: number, maxOthers: number): readonly VerbModel[] {
  return [...verbsByModel().values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxModels)
    .flatMap((verbs) => {
      const [model, ...others] = usefulFirst(verbs);
      return model === undefined ? [] : [{ model, others: others.slice(0, maxOthers) }];
    });
}

type IrregularityGroup = { kind: Irregularity; verbs: readonly string[] };

let byIrregularity: readonly IrregularityGroup[] | undefined;

/** The irregularities, each with the verbs of everyday Spanish that have it, useful ones first. */
export function verbsByIrregularity(): readonly IrregularityGroup[] {
  byIrregularity ??= irregularities.map((kind) => {
    const verbs = verbsWith([kind], tenses).map(({ infinitive }) => infinitive);
    return { kind, verbs: usefulFirst(verbs) };
  });
  return byIrregularity;
}
