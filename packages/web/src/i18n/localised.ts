/**
 * The shape of a catalogue in another language: the same keys as the source. `…_many` may be left
 * out, since not every language has that plural; a test holds each language to its own plurals.
 */
export type Localised<Source> = {
  readonly [Key in keyof Source as Key extends `${string}_many` ? never : Key]: LocalisedValue<
    Source[Key]
  >;
} & {
  readonly [Key in keyof Source as Key extends `${string}_many` ? Key : never]?: string;
};

type LocalisedValue<Value> = Value extends string ? string : Localised<Value>;
