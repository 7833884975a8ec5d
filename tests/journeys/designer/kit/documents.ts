import { and, eq } from 'drizzle-orm'
import { page, page_revision } from '@server/db/schema'
import { parsePage, type PageJson, type WidgetJson } from '@schemas'
import type { BuiltShop } from '../../../helpers/built-shop'

/** The saved draft of a page of the first company, from the database. */
export const draft = (shop: BuiltShop, page_id: string): Promise<PageJson> =>
  read(shop, page_id, 'draft_revision')

/** The published page. */
export const published = (shop: BuiltShop, page_id: string): Promise<PageJson> =>
  read(shop, page_id, 'published_revision')

async function read(
  { database: { db } }: BuiltShop,
  page_id: string,
  which: 'draft_revision' | 'published_revision',
): Promise<PageJson> {
  const [row] = await db
    .select({ document: page_revision.document })
    .from(page)
    .innerJoin(
      page_revision,
      and(
        eq(page_revision.company_id, page.company_id),
        eq(page_revision.page_id, page.page_id),
        eq(page_revision.revision_id, page[which]),
      ),
    )
    .where(and(eq(page.company_id, '1'), eq(page.page_id, page_id)))
  if (!row) throw new Error(`Expected page ${page_id} to have a ${which}, found none.`)
  const parsed = parsePage(row.document)
  if (!parsed.page)
    throw new Error(`Expected the ${which} of ${page_id} to be a page, got ${row.document.slice(0, 200)}`)
  return parsed.page
}

/** A widget of a page. @throws if it has none with this uuid */
export function widgetOf({ widgets }: PageJson, uuid: string): WidgetJson {
  const widget = widgets[uuid]
  if (!widget)
    throw new Error(`Expected the page to have widget ${uuid}, it has ${Object.keys(widgets).join(', ')}`)
  return widget
}

/** Uuids below a parent (null: the page itself), in their order. */
export function childrenIn({ widgets }: PageJson, parent: string | null): string[] {
  return Object.entries(widgets)
    .filter(([, widget]) => widget.parent === parent)
    .toSorted(([, a], [, b]) => (a.order < b.order ? -1 : 1))
    .map(([uuid]) => uuid)
}
