import type { CartLine } from '@schemas/generated/api'
import { tickOf } from '../../cart/figures'
import { cartBook } from '../../cart/cart'
import { texts } from '../../texts/cart'
import { Tick } from './Tick'

/** Every line that can be bought, at once. */
export const TickAll = ({ lines }: { lines: readonly CartLine[] }) => (
  <Tick state={tickOf(lines)} label={texts.all} shown onChange={(ticked) => tickLines(lines, ticked)} />
)

export const tickLines = (lines: readonly CartLine[], ticked: boolean) =>
  cartBook.edit({ ticks: Object.fromEntries(lines.map(({ cart_id }) => [cart_id, ticked])) })
