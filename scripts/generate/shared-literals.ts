/**
 * Prints values as TypeScript, with what several of them share written once. Names come from the common schemas,
 * so that generated tables read like the schemas: `moreLinkData: link`, `style: { ...boxStyle, height: 200 }`.
 */
export class SharedLiterals {
  private readonly nameOf = new Map<string, string>()
  private readonly bases: { name: string; value: Record<string, unknown>; width: number }[] = []
  private readonly definitions = new Map<string, string>()
  private readonly used = new Set<string>()

  /** Small values stay where they are: a name would not make them clearer. */
  constructor(private readonly worthSharing = 60) {}

  /** Offers a value under a name; offer what others are made of first. */
  offer(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    if (text === undefined || text.length < this.worthSharing || this.nameOf.has(text)) return
    this.definitions.set(name, this.print(value))
    this.nameOf.set(text, name)
    if (isObject(value)) this.bases.push({ name, value, width: Object.keys(value).length })
  }

  print(value: unknown): string {
    const name = this.nameOf.get(JSON.stringify(value))
    if (name !== undefined) return this.use(name)
    if (Array.isArray(value)) return `[${value.map((item) => this.print(item)).join(', ')}]`
    if (!isObject(value)) return JSON.stringify(value)
    const base = this.baseOf(value)
    const own = Object.entries(value).filter(([key, inner]) => !base || !same(inner, base.value[key]))
    const parts = own.map(([key, inner]) => `${JSON.stringify(key)}: ${this.print(inner)}`)
    if (base) parts.unshift(`...${this.use(base.name)}`)
    return `{ ${parts.join(', ')} }`
  }

  /** The constants that printed values refer to, in an order that works. */
  declarations(): string {
    return [...this.definitions]
      .filter(([name]) => this.used.has(name))
      .map(([name, text]) => `const ${name} = ${text}\n`)
      .join('\n')
  }

  private use(name: string): string {
    this.used.add(name)
    return name
  }

  /** A wide object that this one differs from in few keys. */
  private baseOf(value: Record<string, unknown>) {
    return this.bases.find(
      (base) =>
        base.width > 8 &&
        Object.keys(base.value).every((key) => key in value) &&
        Object.entries(base.value).filter(([key, inner]) => !same(inner, value[key])).length * 2 < base.width,
    )
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
