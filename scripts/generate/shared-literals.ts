import { isRecord } from '@schemas/json'

/**
 * Prints values as TypeScript and shares repeated ones as constants. Names come from the common schemas, so that
 * generated tables read like the schemas: `moreLinkData: link`, `style: { ...boxStyle, height: 200 }`.
 */
export class SharedLiterals {
  private readonly nameOf = new Map<string, string>()
  private readonly bases: { name: string; value: Record<string, unknown>; width: number }[] = []
  private readonly definitions = new Map<string, { text: string; names: ReadonlySet<string> }>()
  private readonly used = new Set<string>()

  /** Whether the order of keys matters, as it does for forms. */
  private readonly inOrder: boolean
  /** Characters; smaller values stay inline: a name would not make them clearer. */
  private readonly worthSharing: number

  constructor({ inOrder = false, worthSharing = 60 } = {}) {
    this.inOrder = inOrder
    this.worthSharing = worthSharing
  }

  /** Registers a value under a name; register parts before the values that contain them. */
  offer(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    if (text === undefined || text.length < this.worthSharing || this.nameOf.has(text)) return
    const names = new Set<string>()
    this.definitions.set(name, { text: this.write(value, names), names })
    this.nameOf.set(text, name)
    if (isRecord(value)) this.bases.push({ name, value, width: Object.keys(value).length })
  }

  /** The text of a value; `names` receives the constants that it refers to. */
  print(value: unknown, names = new Set<string>()): string {
    const text = this.write(value, names)
    for (const name of names) this.use(name)
    return text
  }

  private write(value: unknown, names: Set<string>): string {
    const name = this.nameOf.get(JSON.stringify(value))
    if (name !== undefined) {
      names.add(name)
      return name
    }
    if (Array.isArray(value)) return `[${value.map((item) => this.write(item, names)).join(', ')}]`
    if (!isRecord(value)) return JSON.stringify(value)
    const base = this.baseOf(value)
    const own = Object.entries(value).filter(([key, inner]) => !base || !same(inner, base.value[key]))
    const parts = own.map(([key, inner]) => `${JSON.stringify(key)}: ${this.write(inner, names)}`)
    if (base) {
      names.add(base.name)
      parts.unshift(`...${base.name}`)
    }
    return `{ ${parts.join(', ')} }`
  }

  /** The constants that printed values refer to, in order of dependency; `headOf` a name is the text before the `=`. */
  declarations(headOf = (name: string) => `const ${name}`): string {
    return [...this.definitions]
      .filter(([name]) => this.used.has(name))
      .map(([name, { text }]) => `${headOf(name)} = ${text}\n`)
      .join('\n')
  }

  /** With the constants that its definition refers to. */
  private use(name: string): void {
    if (this.used.has(name)) return
    this.used.add(name)
    for (const part of this.definitions.get(name)?.names ?? []) this.use(part)
  }

  /** A wide object that differs from this one in few keys. */
  private baseOf(value: Record<string, unknown>) {
    return this.bases.find(
      (base) =>
        base.width > 8 &&
        Object.keys(base.value).every((key) => key in value) &&
        (!this.inOrder || same(Object.keys({ ...base.value, ...value }), Object.keys(value))) &&
        Object.entries(base.value).filter(([key, inner]) => !same(inner, value[key])).length * 2 < base.width,
    )
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
