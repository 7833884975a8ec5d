import type { AnyWidget, Registry } from '@engine'

/** What loads the renderer of each type. */
export type Loaders = Readonly<Record<string, () => Promise<AnyWidget>>>

/** From modules `./{type}/index.ts`, or deeper. */
export const loadersOf = (modules: Loaders): Loaders =>
  Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))

const widgets = loadersOf(import.meta.glob<AnyWidget>('./W*/index.ts', { import: 'default' }))

/** Every type that has a renderer. */
export const widgetTypes = (): string[] => Object.keys(widgets)

/**
 * The widgets of the browser, each from a chunk of its own, loaded when a page needs it; a folder under `widgets/` is
 * all a new one needs. Types that have no folder stay unknown.
 */
export class LazyRegistry implements Registry {
  readonly #loaded = new Map<string, AnyWidget>()
  readonly #waiting = new Map<string, Promise<void>>()

  readonly #loaders: Loaders

  /**
   * @param idle when widgets below the first screen may be fetched
   * @param others what draws types that are no widgets
   */
  constructor(
    private readonly idle: Promise<unknown> = Promise.resolve(),
    others: Loaders = {},
  ) {
    this.#loaders = { ...widgets, ...others }
  }

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
        const definition = await this.#loaders[type]?.()
        if (definition) this.#loaded.set(type, definition)
      }),
    )
  }

  #missing(types: Iterable<string>): string[] {
    return [...new Set(types)].filter((type) => !this.#loaded.has(type) && Object.hasOwn(this.#loaders, type))
  }
}
