/** Snapshots, colours and spacing of this company's pages. */
import type { Link } from '@schemas/generated/types'
import { hean } from '../hean'
import { clear } from '../../content'
import { snapshotsOf } from './snapshots'

export const pick = snapshotsOf(hean)

export const THEME = hean.themeColor
export const BLUE = '#27508f'
export const BROWN = '#9a5310'
export const PRICE = '#d11f16'
export const NAME = '#333333'
export const SUB = '#666666'
/** px; every heading of the home page. */
export const HEAD = 24
/** Heads of W0002 and W0020 like those of the other sections. */
export const PLAIN = {
  titleAlign: 'left',
  titleBackground: false,
  wgtTitleFontSize: HEAD,
  wgtTitleColor: NAME,
} as const
/** px between two sections. */
export const gap = { marginTop: 20, ...clear }

const pictured = (kind: string) => (name: string, pathData: Link) => ({
  imgUrl: pick.art(`${kind}-${name}`),
  pathData,
})

export const slide = pictured('slide')
const toCategory = (kind: string) => (name: string, id: string, title: string) =>
  pictured(kind)(name, pick.link.category(id, title))

export const card = toCategory('card')
export const tile = toCategory('tile')
