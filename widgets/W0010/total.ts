import type { CartGroup, CartLine } from '@engine'

/** Cents: price times quantity minus discount (storefront §9), which is the line's total_fee (decisions 21). */
export const lineFee = ({
  price,
  num,
  discount_fee,
}: Pick<CartLine, 'price' | 'num' | 'discount_fee'>): number => price * num - discount_fee

/** Cents of all lines. */
export const cartTotal = (groups: readonly Pick<CartGroup, 'list'>[]): number =>
  groups.reduce((sum, { list }) => sum + list.reduce((fees, line) => fees + lineFee(line), 0), 0)

/** Pieces of all lines. */
export const piecesOf = (groups: readonly { list: readonly Pick<CartLine, 'num'>[] }[]): number =>
  groups.reduce((sum, { list }) => sum + list.reduce((pieces, { num }) => pieces + num, 0), 0)
