import type { WidgetDefinition } from '../render/contract'

/** A definition with its props type erased: the engine passes each renderer the props of its own type. */
export type AnyWidget = WidgetDefinition<never>

export interface Registry {
  get(type: string): AnyWidget | undefined
  types(): string[]
  /**
   * Loads the missing definitions of these types; `undefined` if none was missing when first asked. Returns the same
   * promise every time, since React's `use` needs a stable one.
   */
  ready?(types: ReadonlySet<string>): Promise<void> | undefined
}

/** Declares a widget; `P` is the generated type of its props. */
export function defineWidget<P>(definition: WidgetDefinition<P>): WidgetDefinition<P> {
  return definition
}

/** @throws Error when two definitions claim one type. */
export function createRegistry(definitions: Iterable<AnyWidget>): Registry {
  const byType = new Map<string, AnyWidget>()
  for (const definition of definitions) {
    if (byType.has(definition.type))
      throw new Error(`Expected one definition of ${definition.type}, found two.`)
    byType.set(definition.type, definition)
  }
  return { get: (type) => byType.get(type), types: () => [...byType.keys()] }
}
