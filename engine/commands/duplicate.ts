import { clipOf } from '../page/clip'
import { nameOf, need } from '../page/find'
import { needSpot, plant } from '../page/stand'
import { newUuid, uuidSeries } from '../page/uuid'
import type { Newcomer } from './insert'

/** Puts a copy of a widget, with everything inside it, right below; `shift` moves it aside within a free panel. */
export function duplicate(uuid: string, shift: { x: number; y: number } = { x: 0, y: 0 }): Newcomer {
  const copy = newUuid()
  const uuids = uuidSeries(copy)
  return {
    uuid: copy,
    label: (doc) => `复制 ${nameOf(need(doc, uuid, 'duplicate'))}`,
    run(tx) {
      plant(tx, clipOf(tx.doc, uuid), needSpot(tx.doc, uuid, 'duplicate', 1), uuids())
      const { x, y } = need(tx.doc, copy, 'duplicate').style
      if (shift.x !== 0) tx.set(copy, ['style', 'x'], (x ?? 0) + shift.x)
      if (shift.y !== 0) tx.set(copy, ['style', 'y'], (y ?? 0) + shift.y)
    },
  }
}
