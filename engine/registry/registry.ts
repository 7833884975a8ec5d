import type { WidgetDefinition } from '../render/contract'

/** A definition whose props type no longer matters: the engine hands each renderer the props of its own type. */
export type AnyWidget = WidgetDefinition<never>

export interface Registry {
  get(type: string): AnyWidget | undefined
  types(): string[]
  /**
   * Loads what is missing of these types; `undefined` where nothing was when first asked. The same promise ever after,
   * for React wants whoever waited for one to name it again.
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
