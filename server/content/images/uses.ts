import type { ImageUse } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import { pictureAddresses } from '@schemas/picture'
import type { Database } from '../../db/client'
import { namesPicture } from './names-picture'
import { titleOfSetting } from './setting-title'
import {
  companiesHolding,
  currentDocuments,
  designsHolding,
  scheduledDocuments,
  settingsHolding,
} from '../../platform'

type State = ImageUse['state']

/** Every place that shows a picture now, or is going to: widgets of pages first, then settings and saved designs. */
export async function usesOf(db: Database, company_id: string, img_full_url: string): Promise<ImageUse[]> {
  const addresses = pictureAddresses(img_full_url)
  const pages = await pageUses(db, company_id, addresses)
  const settings = await settingsHolding(db, company_id, addresses)
  const designs = await designsHolding(db, company_id, addresses)
  const companies = await companiesHolding(db, company_id, addresses)
  return [
    ...pages,
    ...settings
      .filter(({ value }) => namesPicture(value, addresses))
      .map(({ name }) => whole('setting', name, titleOfSetting(name))),
    ...designs
      .filter(({ image, params }) => namesPicture([image, params], addresses))
      .map(({ kind, design_id, name }) => whole(kind, design_id, name)),
    ...companies.map((row) => whole('company', row.company_id, row.brand_name)),
  ]
}

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
    for (const { uuid, type } of widgetsNaming(row.document, addresses)) {
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

/** What is live or edited says more than that it is also going to be. */
const together = (one: State, other: State): State =>
  other === 'scheduled' || one === other ? one : one === 'scheduled' ? other : 'both'

/** Widgets of a stored document that hold one of the addresses; uuid '' is the page's own configuration. */
function widgetsNaming(document: string, addresses: string[]): { uuid: string; type: string }[] {
  // stored documents were parsed and judged before they were written
  const { page, widgets } = JSON.parse(document) as PageJson
  const own = namesPicture(page.props, addresses) ? [{ uuid: '', type: 'W0000' }] : []
  const others = Object.entries(widgets)
    .filter(([, { props, style }]) => namesPicture([props, style], addresses))
    .map(([uuid, { type }]) => ({ uuid, type }))
  return [...own, ...others]
}
