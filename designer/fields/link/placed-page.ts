/** Pages with widgets that links lead to, and how the name of such a link tells page and place (rule links-2). */
import type { Link } from '@schemas/generated/types'
import { addressOfCustom, placedPageAt, splitPlace, withPlace } from '@schemas/link-places'
import { customLink, pageLink, SHOP_PAGES } from '../kinds/link-kinds'

const [HOME] = SHOP_PAGES
/** Between page and place in the name of a link. */
const SEPARATOR = ' · '

export interface PlacedPage {
  /** Address of the page alone. */
  path: string
  /** The shop's number of a page made by operators; '' for the home page. */
  number: string
  title: string
  /** Uuid of the widget; '' for the top of the page. */
  uuid: string
  /** What the widget was called when it was chosen; '' if it was not chosen from a list. */
  place: string
}

/** The page with widgets that a link leads to, and where to on it; null for other targets. */
export function placedPage(link: Link): PlacedPage | null {
  const { linkPage, theme_pc_template_id: id } = link
  const address =
    linkPage === 'page' ? (link.url ?? '') : linkPage === 'customer' && id ? addressOfCustom(id) : ''
  const { path, uuid } = splitPlace(address)
  const number = placedPageAt(path)
  if (number === null) return null
  const { page, place } = namesOf(link.template_title ?? link.title)
  return { path, number, title: number === '' ? HOME.title : page, uuid, place }
}

/** The address that the operator chose or typed: without the place where that was chosen from a list. */
export function enteredAddress({ url = '', title }: Link): { address: string; page: string } {
  const { page, place } = namesOf(title)
  return { address: place === '' ? url : splitPlace(url).path, page }
}

function namesOf(title = ''): { page: string; place: string } {
  const [page = '', ...place] = title.split(SEPARATOR)
  return { page, place: place.join(SEPARATOR) }
}

/** A link to a widget of the page; without one to its top. */
export function linkTo({ path, number, title }: PlacedPage, place?: { value: string; label: string }): Link {
  if (place) return pageLink(withPlace(path, place.value), title + SEPARATOR + place.label)
  if (number === '') return pageLink(HOME.url, HOME.title)
  return customLink({ theme_pc_template_id: number, title })
}
