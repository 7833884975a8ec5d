import type { ImageUse } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import { pictureAddresses } from '@schemas/picture'
import type { Database } from '../../db/client'
import {
  companiesHolding,
  currentDocuments,
  designsHolding,
  scheduledDocuments,
  settingsHolding,
} from '../../platform'

const schemas = import.meta.glob<{ title?: string }>('../../../schemas/settings/*.schema.json', {
  import: 'default',
  eager: true,
})

type State = ImageUse['state']

/**
 * All places that show one of these pictures now or are scheduled to: widgets of pages, settings, saved designs, companies.
 * @param pictures their addresses (`img_full_url`)
 * @param own pages (page_id) that the operator is given, empty: all; others are told without saying which (rule office-10)
 */
export async function usesOf(
  db: Database,
  company_id: string,
  pictures: readonly string[],
  own: readonly string[],
): Promise<ImageUse[]> {
  const addresses = pictures.flatMap(pictureAddresses)
  const found = await pageUses(db, company_id, addresses)
  const pages = found.map((use) =>
    own.length === 0 || own.includes(use.id) ? use : { ...use, ...OTHER_PAGE },
  )
  const settings = await settingsHolding(db, company_id, addresses)
  const designs = await designsHolding(db, company_id, addresses)
  const companies = await companiesHolding(db, company_id, addresses)
  return [
    ...pages,
    ...settings
      .filter(({ value }) => hasPicture(value, addresses))
      .map(({ name }) => whole('setting', name, titleOfSetting(name))),
    ...designs
      .filter(({ image, params }) => hasPicture([image, params], addresses))
      .map(({ kind, design_id, name }) => whole(kind, design_id, name)),
    ...companies.map((row) => whole('company', row.company_id, row.brand_name)),
  ]
}

/** In place of what identifies a page that the operator is not given. */
const OTHER_PAGE = { id: '', title: '其他页面', uuid: '', type: '' }

const whole = (kind: ImageUse['kind'], id: string, title: string): ImageUse => ({
  kind,
  id,
  title,
  uuid: '',
  type: '',
  state: '',
})

async function pageUses(db: Database, company_id: string, addresses: string[]): Promise<ImageUse[]> {
  const current = await currentDocuments(db, company_id, addresses)
  const scheduled = await scheduledDocuments(db, company_id, addresses)
  const found = new Map<string, ImageUse>()
  const note = (row: { page_id: string; title: string; document: string }, state: State) => {
    for (const { uuid, type } of widgetsWithPicture(row.document, addresses)) {
      const place = `${row.page_id} ${uuid}`
      const known = found.get(place)
      if (known) known.state = together(known.state, state)
      else found.set(place, { kind: 'page', id: row.page_id, title: row.title, uuid, type, state })
    }
  }
  for (const row of current)
    note(row, row.draft && row.published ? 'both' : row.draft ? 'draft' : 'published')
  for (const row of scheduled) note(row, 'scheduled')
  return [...found.values()]
}

/** Both states of one place; `scheduled` gives way to the others. */
const together = (one: State, other: State): State =>
  other === 'scheduled' || one === other ? one : one === 'scheduled' ? other : 'both'

/** Widgets of a stored document with one of the addresses; uuid '' is the page's own configuration. */
function widgetsWithPicture(document: string, addresses: string[]): { uuid: string; type: string }[] {
  // validated when it was stored
  const { page, widgets } = JSON.parse(document) as PageJson
  const own = hasPicture(page.props, addresses) ? [{ uuid: '', type: 'W0000' }] : []
  const others = Object.entries(widgets)
    .filter(([, { props, style }]) => hasPicture([props, style], addresses))
    .map(([uuid, { type }]) => ({ uuid, type }))
  return [...own, ...others]
}

/** The title of a setting's schema, or the name of a setting without a form. */
function titleOfSetting(name: string): string {
  return schemas[`../../../schemas/settings/${name}.schema.json`]?.title ?? name
}

/** Whether a value contains one of these addresses, alone or inside a text, at any depth. */
export function hasPicture(value: unknown, addresses: readonly string[]): boolean {
  if (typeof value === 'string') return addresses.some((address) => holds(value, address))
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => hasPicture(inner, addresses))
}

/** What may follow an address: nothing, a query, or the surrounding text. */
const END = /^(?:$|[?#"'()<>\s,;])/

function holds(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (END.test(text.slice(at + address.length))) return true
  return false
}
