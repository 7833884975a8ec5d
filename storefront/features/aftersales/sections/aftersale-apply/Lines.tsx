import type { AftersaleLine, AftersaleQuoteLine } from '@schemas/generated/api'
import { encodePart } from '@engine'
import { Price } from '@widgets/shared/Price'
import { BoughtItem } from '@storefront/shell/parts/BoughtItem'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import { mostOf, withPieces, type Application, type Pieces } from '../../application'
import { texts } from '../../texts/aftersales'
import css from './Lines.module.css'

interface LinesProps {
  lines: readonly AftersaleLine[]
  application: Application
  /** What each chosen line brings, once the server has said it. */
  brings: readonly AftersaleQuoteLine[] | undefined
  problem: string
  problemId: string
  onChange(pieces: Pieces): void
}

/** Which goods, and how many of each: never more than the order has left for what is asked. */
export function Lines({ lines, application, brings, problem, problemId, onChange }: LinesProps) {
  const { type, pieces } = application
  return (
    <fieldset className={css.goods} aria-describedby={problem ? problemId : undefined}>
      <legend className={css.legend}>{texts.goods}</legend>
      <ul className={css.lines}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            most={mostOf(line, type)}
            num={pieces[line.id] ?? 0}
            brings={brings?.find(({ id }) => id === line.id)}
            onChange={(num) => onChange(withPieces(pieces, line.id, num))}
          />
        ))}
      </ul>
      {problem && (
        <p id={problemId} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** px */
const PICTURE = 64

interface LineRowProps {
  line: AftersaleLine
  /** Pieces that can be asked for. */
  most: number
  /** 0: it is not chosen. */
  num: number
  /** What they bring. */
  brings: AftersaleQuoteLine | undefined
  onChange(num: number): void
}

/** One line of the order: chosen or not, and how many of it. */
function LineRow({ line, most, num, brings, onChange }: LineRowProps) {
  const { item_id, item_name, item_spec_desc, pic, total_fee, order_item_type } = line
  return (
    <li className={css.line}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={texts.chooseItem(item_name)}
        disabled={most === 0}
        checked={num > 0}
        onChange={({ target }) => onChange(target.checked ? most : 0)}
      />
      <BoughtItem
        name={item_name}
        href={`/items/${encodePart(item_id)}`}
        pic={pic}
        spec={item_spec_desc}
        size={PICTURE}
        marks={order_item_type === 'gift' ? [texts.gift] : []}
      />
      <div className={css.sums}>
        <p className={css.paid}>
          {texts.paid} <Price cents={total_fee} className={css.price} />
          <span className={css.small}>{texts.pieces(line.num)}</span>
        </p>
        {brings && (
          <p className={css.paid}>
            {texts.brings} <Price cents={brings.refund_fee} />
          </p>
        )}
      </div>
      <div className={css.count}>
        {num > 0 ? (
          <QuantityInput value={num} max={most} label={texts.numberOf(item_name)} onChange={onChange} />
        ) : null}
        <span className={css.small}>{most > 0 ? texts.mostPieces(most) : texts.unsent}</span>
      </div>
    </li>
  )
}
