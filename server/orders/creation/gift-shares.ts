/**
 * Distributes a gift's value over the lines that earned it (rule aftersales-5). Quotes show figures without it; orders store
 * for each line what its pieces are worth in a refund.
 */
import { allocate, floorShare, type Share } from '../../pricing'
import type { QuoteLine } from '../../checkout'

/** Amounts moved from a line or to a gift: cents of money, cents paid in points, and those points. */
interface MovedShare {
  money: number
  point_fee: number
  points: number
}

const POINTS = 'points'

/** Cents: the shelf price of gifts, or their market price if the order has no shelf price. */
export const shelfValue = (
  { sale_price, market_price }: Pick<QuoteLine, 'sale_price' | 'market_price'>,
  num: number,
): number => (sale_price || market_price) * num

/**
 * Moves a share of what was paid for the earning lines (S) to their gifts (worth G), in proportion to S and G: S·G/(S+G),
 * never more than either. Sums of money, points and their cents over all lines stay the same.
 * @param lines of one order; gifts and the lines that earned them are linked by shares of 0 cents (linkGifts)
 */
export function spreadGifts(lines: readonly QuoteLine[]): QuoteLine[] {
  const promotions = new Set(lines.flatMap((line) => (isGift(line) ? (line.promotion_id ?? []) : [])))
  return [...promotions].toSorted().reduce<QuoteLine[]>(spreadOne, [...lines])
}

function spreadOne(lines: QuoteLine[], promotion_id: string): QuoteLine[] {
  const source = `promotion:${promotion_id}`
  const linked = lines.filter(({ shares }) => shares.some((share) => share.source === source))
  const earners = linked.filter((line) => !isGift(line))
  const gifts = linked.filter(isGift)
  const paid = sum(earners, paidFor)
  const worth = sum(gifts, valueOf)
  if (paid === 0 || worth === 0) return lines
  const parts = allocate(floorShare(paid, worth, paid + worth), weighed(earners, paidFor))
  const given = new Map(earners.map((line) => [line.key, shareToMove(line, parts.get(line.key) ?? 0)]))
  const got = distributed([...given.values()], gifts)
  return lines.map((line) => {
    const gives = given.get(line.key)
    if (gives) return withMoved(line, source, gives, 1)
    const gets = got.get(line.key)
    return gets ? withMoved(line, source, gets, -1) : line
  })
}

/**
 * Splits a line's share into money and points, in the ratio in which it was paid. Only whole points are moved: if a point
 * is worth more than its part, less than `part` is moved. Points worth less than a cent are not moved.
 */
function shareToMove({ total_fee, point_fee, share_points }: QuoteLine, part: number): MovedShare {
  const points = point_fee === 0 ? 0 : floorShare(share_points, part, total_fee + point_fee)
  const cents = share_points === 0 ? 0 : floorShare(point_fee, points, share_points)
  return { money: Math.min(total_fee, part - cents), point_fee: cents, points: cents === 0 ? 0 : points }
}

/** Allocates the moved amounts to the gifts by their value; none gets more than its value. */
function distributed(given: readonly MovedShare[], gifts: readonly QuoteLine[]): Map<string, MovedShare> {
  const money = sum(given, (one) => one.money)
  const fee = sum(given, (one) => one.point_fee)
  const parts = allocate(money + fee, weighed(gifts, valueOf))
  const inMoney = allocate(
    money,
    [...parts].map(([key, weight]) => ({ key, weight })),
  )
  let [feeLeft, pointsLeft] = [fee, sum(given, (one) => one.points)]
  return new Map(
    [...parts].map(([key, part]) => {
      const own = inMoney.get(key) ?? 0
      const point_fee = part - own
      const points = feeLeft === 0 ? 0 : floorShare(pointsLeft, point_fee, feeLeft)
      feeLeft -= point_fee
      pointsLeft -= points
      return [key, { money: own, point_fee, points }]
    }),
  )
}

/** @param sign 1: moved from the line; -1: moved to it */
function withMoved(
  line: QuoteLine,
  source: string,
  { money, point_fee, points }: MovedShare,
  sign: 1 | -1,
): QuoteLine {
  const moved = sign * (money + point_fee)
  return {
    ...line,
    discount_fee: line.discount_fee + moved,
    promotion_discount: line.promotion_discount + moved,
    point_fee: line.point_fee - sign * point_fee,
    share_points: line.share_points - sign * points,
    total_fee: line.total_fee - sign * money,
    shares: withAmount(withAmount(line.shares, source, moved), POINTS, -sign * point_fee),
  }
}

function withAmount(shares: readonly Share[], source: string, more: number): Share[] {
  if (more === 0) return [...shares]
  const before = shares.find((share) => share.source === source)?.amount ?? 0
  return [...shares.filter((share) => share.source !== source), { source, amount: before + more }]
}

const isGift = ({ order_item_type }: Pick<QuoteLine, 'order_item_type'>) => order_item_type === 'gift'

const paidFor = ({ total_fee, point_fee }: QuoteLine) => total_fee + point_fee

const valueOf = (line: QuoteLine) => shelfValue(line, line.num)

const weighed = (lines: readonly QuoteLine[], weightOf: (line: QuoteLine) => number) =>
  lines.map((line) => ({ key: line.key, weight: weightOf(line) }))

const sum = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((total, one) => total + amountOf(one), 0)
