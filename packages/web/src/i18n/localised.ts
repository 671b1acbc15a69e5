/** The shape of a catalogue in another language: the same keys as in the French source. */
export type Localised<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Localised<Source[Key]>;
};
