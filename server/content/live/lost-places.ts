import { entityMarks } from '@schemas/generated/entities'
import { indexed, isRecord, matchesOf } from '@schemas/json'
import { placedPageAt, splitPlace } from '@schemas/link-places'
import type { JsonObject, PageJson } from '@schemas/page'
import { toPointer } from '@schemas/pointer'
import { readPage } from '@schemas'
import type { Database } from '../../db/client'
import { shownDocument } from './places-repo'

/** A link to a place of another page that is not there. */
export interface LostPlace {
  uuid: string
  /** JSON pointer from the widget. */
  path: string
  /** Uuid of the place. */
  id: string
  holder: JsonObject
}

/**
 * Links to places of other pages (rule links-2) that what shoppers see of these pages does not have, nor the page that is
 * asked about. Pages that are not shown at all are told by others.
 */
export async function lostPlaces(
  db: Database,
  company_id: string,
  page: PageJson,
  beside: readonly PageJson[],
): Promise<LostPlace[]> {
  const links = linksIn(page)
  const shown = new Map<string, PageJson | null>()
  for (const { number } of links)
    if (!shown.has(number)) shown.set(number, await shownPage(db, company_id, number))
  return links.filter(({ number, id }) => {
    const target = shown.get(number)
    return target && ![target, ...beside].some((each) => isThere(each, id))
  })
}

function linksIn({ widgets }: PageJson): (LostPlace & { number: string })[] {
  return Object.entries(widgets).flatMap(([uuid, { type, props }]) =>
    (entityMarks[type] ?? [])
      .filter(({ entity }) => entity === 'widget')
      .flatMap(({ path }) => [...matchesOf({ props }, path.slice(0, -1))])
      .flatMap(({ value: holder, path }) => {
        if (!isRecord(holder) || holder['linkPage'] !== 'page') return []
        const { path: address, uuid: id } = splitPlace(String(holder['url'] ?? ''))
        const number = placedPageAt(address)
        if (id === '' || number === null) return []
        return [{ uuid, path: toPointer([...indexed(path), 'url']), id, holder, number }]
      }),
  )
}

async function shownPage(db: Database, company_id: string, number: string): Promise<PageJson | null> {
  const document = await shownDocument(db, company_id, number)
  return document === undefined ? null : readPage(document)
}

const isThere = ({ widgets }: PageJson, id: string) => Object.hasOwn(widgets, id) && !widgets[id]?.hidden
