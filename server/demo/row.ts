import type { GoodsSource, Look } from './model'

type Row = [
  name: string,
  brief: string,
  leaf: string,
  brand: string,
  kind: GoodsSource['kind'],
  colours: string,
  price: number,
  market: number,
  tags: string,
  more?: Partial<GoodsSource>,
]

/** Values in the order of the product's colours, separated by spaces. */
export const look = (spec: string, names: string): Look => ({ spec, names: names.split(' ') })

/**
 * One line of a goods table. Ids count up from `first`; prices are in yuan here and in cents afterwards; colours and
 * tag ids are separated by spaces. Sales figures follow from the id, so that they are the same at every start.
 */
export function goodsTable(first: number, rows: Row[]): GoodsSource[] {
  return rows.map(([name, brief, leaf, brand, kind, colours, price, market, tags, more], index) => ({
    id: String(first + index),
    name,
    brief,
    leaf,
    brand,
    kind,
    colours: colours.split(' '),
    price: Math.round(price * 100),
    market: Math.round(market * 100),
    tags: tags.split(' ').filter(Boolean),
    sales: 40 + (((first + index) * 7919) % 2960) + (tags.includes('2') ? 3000 : 0),
    ...more,
  }))
}
