import type { AnyWidget, Registry } from '@engine'

/** Loaders of the renderers by type. */
export type Loaders = Readonly<Record<string, () => Promise<AnyWidget>>>

/** From modules `./{type}/index.ts`, or deeper. */
export const loadersOf = (modules: Loaders): Loaders =>
  Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))

/** The browser's renderers, each fetched when a page needs it. Types without a loader stay unknown. */
export class LazyRegistry implements Registry {
  readonly #loaded = new Map<string, AnyWidget>()
  readonly #waiting = new Map<string, Promise<void>>()

  #loaders: Loaders
  #others: (() => Promise<Loaders>) | undefined

  /**
   * @param idle resolves when widgets below the first screen may be fetched
   * @param near loaders known from the start
   * @param others fetches the loaders of all other types, called if a page has one of them
   */
  constructor(
    private readonly idle: Promise<unknown>,
    near: Loaders,
    others?: () => Promise<Loaders>,
  ) {
    this.#loaders = near
    this.#others = others
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

  /** Fetches the missing ones immediately. */
  async load(types: Iterable<string>): Promise<void> {
    const missing = this.#missing(types)
    if (this.#others && missing.some((type) => !this.#isKnown(type))) {
      this.#loaders = { ...this.#loaders, ...(await this.#others()) }
      this.#others = undefined
    }
    await Promise.all(
      missing.map(async (type) => {
        const definition = this.#isKnown(type) ? await this.#loaders[type]?.() : undefined
        if (definition) this.#loaded.set(type, definition)
      }),
    )
  }

  #missing(types: Iterable<string>): string[] {
    const mayBe = (type: string) => this.#others !== undefined || this.#isKnown(type)
    return [...new Set(types)].filter((type) => !this.#loaded.has(type) && mayBe(type))
  }

  #isKnown(type: string): boolean {
    return Object.hasOwn(this.#loaders, type)
  }
}
