import { Anchor, useActions, type CartGroup, type CartLine } from '@engine'
import { strings } from '@schemas/generated/strings/W0010'
import { Picture } from '../shared/Picture'
import { Price } from '../shared/Price'
import { goodsPath } from '../shared/shop'
import { useHold } from '../shared/use-hold'
import css from './PanelLines.module.css'

interface PanelLinesProps {
  groups: readonly CartGroup[]
  stayFor<T>(question: Promise<T>): Promise<T>
  onRemoved(): void
}

/** Lines by shop, with quantity buttons that repeat while held and removal after a confirmation. */
export function PanelLines({ groups, ...rest }: PanelLinesProps) {
  return (
    <div className={css.groups}>
      {groups.map(({ shop_id, shop_name, list }) => (
        <div key={shop_id}>
          {shop_name !== '' && <h3 className={css.shop}>{shop_name}</h3>}
          <ul className={css.lines}>
            {list.map((line) => (
              <Line key={line.cart_id} line={line} shop_id={shop_id} {...rest} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type LineProps = { line: CartLine; shop_id: string } & Omit<PanelLinesProps, 'groups'>

function Line({ line, shop_id, stayFor, onRemoved }: LineProps) {
  const { changeCartLine, removeCartLine } = useActions()
  const { cart_id, item_id, item_name, item_spec_desc, pics, price, num } = line
  const less = useHold(() => changeCartLine(cart_id, num - 1))
  const more = useHold(() => changeCartLine(cart_id, num + 1))
  const remove = async () => {
    if (await stayFor(removeCartLine(cart_id))) onRemoved()
  }
  return (
    <li className={css.line}>
      <Anchor link={goodsPath(item_id, shop_id)} className={css.good}>
        <Picture src={pics} alt="" width={52} height={52} className={css.picture} />
        <span className={css.text}>
          <span className={css.name}>{item_name}</span>
          {item_spec_desc !== '' && <span className={css.spec}>{item_spec_desc}</span>}
        </span>
      </Anchor>
      <span className={css.side}>
        <Price cents={price} className={css.fee} />
        <span className={css.stepper}>
          <button type="button" aria-label={`${strings.less} ${item_name}`} {...less}>
            −
          </button>
          <output>{num}</output>
          <button type="button" aria-label={`${strings.more} ${item_name}`} {...more}>
            +
          </button>
        </span>
      </span>
      <button
        type="button"
        className={css.remove}
        aria-label={`${strings.remove} ${item_name}`}
        onClick={() => void remove()}
      >
        ×
      </button>
    </li>
  )
}
