import { linkMarks } from '@schemas/entities'
import { indexed, isRecord, matchesOf } from '@schemas/json'
import { placedPageAt, splitPlace } from '@schemas/link-places'
import type { JsonObject, PageJson } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { readPage } from '@schemas'
import type { Database } from '../../db/client'
import { shownDocuments } from './places-repo'

interface LinkToPlace {
  /** Of the page that has the link. */
  index: number
  uuid: string
  /** JSON pointer from the widget. */
  path: string
  /** Uuid of the place. */
  id: string
  holder: JsonObject
}

/** A link to a place of another page that shoppers do not find there. */
export interface LostPlace extends LinkToPlace {
  reason: 'vanished' | 'hidden'
}

/**
 * Links to places of other pages (rule links-2) that neither what shoppers see of these pages shows, nor one of the pages
 * that are asked about. Links to pages that shoppers do not see at all are dead links of their own.
 * @param pages null: not a page; counted in `index` like the others
 */
export async function lostPlaces(
  db: Database,
  company_id: string,
  pages: readonly (PageJson | null)[],
): Promise<LostPlace[]> {
  const links = pages.flatMap((page, index) => (page ? linksIn(page, index) : []))
  const documents = await shownDocuments(
    db,
    company_id,
    links.map(({ number }) => number),
  )
  const shown = new Map([...documents].map(([number, document]) => [number, readPage(document)]))
  const beside = pages.filter((page) => page !== null)
  return links.flatMap(({ number, ...link }) => {
    const target = shown.get(number)
    if (!target) return []
    const found = [target, ...beside].flatMap((page) => placeIn(page, link.id) ?? [])
    if (found.some(({ reason }) => !reason)) return []
    return [{ ...link, reason: found[0]?.reason ?? 'vanished' }]
  })
}

/** The widget that a link leads to, as shoppers find it; undefined where the page has no such widget. */
export function placeIn(
  { widgets }: PageJson,
  uuid: string,
): { title?: string; reason?: 'hidden' | undefined } | undefined {
  const widget = Object.hasOwn(widgets, uuid) ? widgets[uuid] : undefined
  return widget && { reason: widget.hidden ? 'hidden' : undefined }
}

function linksIn({ widgets }: PageJson, index: number): (LinkToPlace & { number: string })[] {
  return Object.entries(widgets).flatMap(([uuid, { type, props }]) =>
    linkMarks(type, 'widget')
      .flatMap(({ path }) => [...matchesOf({ props }, path.slice(0, -1))])
      .flatMap(({ value: holder, path }) => {
        if (!isRecord(holder) || holder['linkPage'] !== 'page') return []
        const { path: address, uuid: id } = splitPlace(String(holder['url'] ?? ''))
        const number = placedPageAt(address)
        if (id === '' || number === null) return []
        return [{ index, uuid, path: toPointer([...indexed(path), 'url']), id, holder, number }]
      }),
  )
}
