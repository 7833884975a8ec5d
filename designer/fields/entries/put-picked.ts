import { isRecord } from '@schemas/json'
import type { Json, JsonObject } from '@schemas/page'
import type { Picked } from '../picker/entity-kind'

/** How snapshots of one kind are identified and made. */
export interface Snapshots<Row> {
  /** Property that holds the id; '' is a placeholder (rule page-format-6). */
  idKey: string
  nameKey: string
  entryOf(row: Row, place: JsonObject): object
}

export const idOf = (item: Json | undefined, idKey: string): string =>
  isRecord(item) ? String(item[idKey] ?? '') : ''

/** What a list holds already, without duplicates: the dialog's initial choice. */
export function pickedOf<Row>(
  items: readonly Json[],
  { idKey, nameKey }: Pick<Snapshots<Row>, 'idKey' | 'nameKey'>,
): Picked<Row>[] {
  const byId = new Map<string, Picked<Row>>()
  for (const item of items) {
    const id = idOf(item, idKey)
    if (id !== '') byId.set(id, { id, name: isRecord(item) ? String(item[nameKey] || id) : id })
  }
  return [...byId.values()]
}

/**
 * A list after several were picked. What stays chosen keeps its position and manual changes; what was unticked
 * is removed; new entries replace placeholders in order, the rest is appended.
 */
export function putPicked<Row>(
  items: readonly Json[],
  picked: readonly Picked<Row>[],
  { idKey, entryOf }: Pick<Snapshots<Row>, 'idKey' | 'entryOf'>,
): Json[] {
  const wanted = new Set(picked.map(({ id }) => id))
  const known = new Set(items.map((item) => idOf(item, idKey)))
  const fresh = picked.flatMap(({ id, row }) => (row && !known.has(id) ? [row] : []))
  const kept = items.filter((item) => idOf(item, idKey) === '' || wanted.has(idOf(item, idKey)))
  const placed = kept.map((item) => {
    const row = idOf(item, idKey) === '' ? fresh.shift() : undefined
    return row ? snapshotOf(row, item, entryOf) : item
  })
  return [...placed, ...fresh.map((row) => snapshotOf(row, {}, entryOf))]
}

/** The snapshot of a row that replaces an entry. */
export const snapshotOf = <Row>(row: Row, place: Json, entryOf: Snapshots<Row>['entryOf']): Json =>
  structuredClone(entryOf(row, isRecord(place) ? (place as JsonObject) : {})) as Json
