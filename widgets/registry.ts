import type { AnyWidget, Registry } from '@engine'

const loaders = import.meta.glob<AnyWidget>('./W*/index.ts', { import: 'default' })

/** Every type that has a renderer. */
export const widgetTypes = (): string[] => Object.keys(loaders).map((path) => path.split('/')[1] ?? '')

/**
 * The widgets of the browser, each from a chunk of its own, loaded when a page needs it; a folder under `widgets/` is
 * all a new one needs. Types that have no folder stay unknown.
 */
export class LazyRegistry implements Registry {
  readonly #loaded = new Map<string, AnyWidget>()
  readonly #waiting = new Map<string, Promise<void>>()

  /** @param idle when widgets below the first screen may be fetched */
  constructor(private readonly idle: Promise<unknown> = Promise.resolve()) {}

  get(type: string): AnyWidget | undefined {
    return this.#loaded.get(type)
  }

  types(): string[] {
    return [...this.#loaded.keys()]
  }

  ready(types: ReadonlySet<string>): Promise<void> | undefined {
    const key = [...types].toSorted().join()
    let waiting = this.#waiting.get(key)
    if (!waiting && this.#missing(types).length > 0) {
      this.#waiting.set(key, (waiting = this.idle.then(() => this.load(types))))
    }
    return waiting
  }

  /** Fetches the missing ones at once. */
  async load(types: Iterable<string>): Promise<void> {
    await Promise.all(
      this.#missing(types).map(async (type) => {
        const definition = await loaders[`./${type}/index.ts`]?.()
        if (definition) this.#loaded.set(type, definition)
      }),
    )
  }

  #missing(types: Iterable<string>): string[] {
    return [...new Set(types)].filter((type) => !this.#loaded.has(type) && `./${type}/index.ts` in loaders)
  }
}
