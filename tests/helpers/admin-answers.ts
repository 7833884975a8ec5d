/** Answers of the operators' endpoints, made from their declarations in schemas/api. */
import type { ApiGroup, ApiSchema } from '@schemas/api/endpoint'

type Named = ApiSchema & { $ref?: string; $id?: string; definitions?: Record<string, ApiSchema> }

const groups = import.meta.glob<ApiGroup>('../../schemas/api/*.json', { eager: true, import: 'default' })
const shared = import.meta.glob<Named>('../../schemas/**/*.schema.json', { eager: true, import: 'default' })
const files: Record<string, Named | ApiGroup> = { ...groups, ...shared }

/** The file that a reference leads to; references are relative to schemas/api or schemas. */
const fileOf = (name: string): Named | undefined => {
  const bare = name.replace(/^(?:\.\.\/)+/, '')
  const found = Object.entries(files).find(([path, { $id }]) => $id === bare || path.endsWith(`/${bare}`))
  return found?.[1] as Named | undefined
}

/** Every free text, so that the ids and names of an answer fit an address filled with it. */
export const TEXT = 'goods'
const TIME = '2026-01-31T08:00:00.000Z'

/**
 * @param key `GET /records/{name}`
 * @param rows how many entries each list has that is called `list`
 * @throws Error for an endpoint that no file declares
 */
export function answerOf(key: string, rows: 0 | 1): unknown {
  for (const group of Object.values(groups)) {
    if (group.area !== 'admin') continue
    const found = group.endpoints?.find(({ method, path }) => `${method} ${path}` === key)
    if (found) return found.answer && valueOf(found.answer, group, rows, '')
  }
  throw new Error(`No file of schemas/api declares ${key}`)
}

function valueOf(schema: Named, group: Pick<Named, 'definitions'>, rows: 0 | 1, name: string): unknown {
  if (schema.$ref) {
    const [file = '', pointer = ''] = schema.$ref.split('#/definitions/')
    const home = file === '' ? group : fileOf(file)
    const target = pointer === '' ? home : home?.definitions?.[pointer]
    if (!home || !target) throw new Error(`No file of schemas declares ${schema.$ref}`)
    return valueOf(target, home, rows, name)
  }
  const [option] = schema.anyOf ?? []
  if (option) return valueOf(option, group, rows, name)
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const [type] = [schema.type ?? []].flat()
  if (type === 'array') {
    const count = name === 'list' || name === 'recent' ? rows : name === '' ? 1 : 0
    return schema.items
      ? Array.from({ length: count }, () => valueOf(schema.items ?? {}, group, rows, '-'))
      : []
  }
  if (type === 'string') return /created|updated|time|published/.test(name) ? TIME : TEXT
  if (type === 'integer' || type === 'number') return name === 'total_count' || name === 'count' ? rows : 1
  if (type === 'boolean') return false
  if (type === 'null') return null
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, own]) => [key, valueOf(own, group, rows, key)]),
  )
}
