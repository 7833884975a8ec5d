/** What a selection becomes. Only children count: the panel itself may be selected beside none of them. */

/** One more, or one less if it was in it. */
export function toggled(selected: readonly string[], uuid: string): string[] {
  return selected.includes(uuid) ? selected.filter((other) => other !== uuid) : [...selected, uuid]
}

/** Those that a key or a drag on a child is about: all selected when it is one of them, else it alone. */
export function actedOn(selected: readonly string[], uuid: string): readonly string[] {
  return selected.includes(uuid) ? selected : [uuid]
}
