import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { Aftersale, AftersaleDetail } from '@schemas/generated/api'
import { encodePart } from '@engine'
import { Price } from '@widgets/shared/Price'
import { ButtonLink } from '../../shell/parts/Button'
import { RecordCard } from '../../shell/parts/RecordCard'
import { texts } from './texts/aftersales'
import { casePath } from './paths'
import { untilOf } from './steps'
import css from './CaseCard.module.css'
import { BoughtItem } from '../../shell/parts/BoughtItem'

/** One after-sales case of a list: goods, sum and state. */
export function CaseCard({ aftersale }: { aftersale: Aftersale }) {
  const { aftersales_bn, aftersales_type, auto_time, create_time, detail, progress_msg } = aftersale
  return (
    <RecordCard
      label={texts.number}
      number={aftersales_bn}
      href={casePath(aftersales_bn)}
      created={create_time}
      beside={
        <>
          <span>{AFTERSALES_TYPE_WORDS[aftersales_type]}</span>
          {auto_time > 0 && <span className={css.until}>{untilOf(aftersale)}</span>}
        </>
      }
    >
      <CaseGoods lines={detail} />
      <div className={css.cell}>
        <Refund {...aftersale} />
      </div>
      <p className={css.cell}>{progress_msg}</p>
      <div className={css.cell}>
        <ButtonLink size="small" href={casePath(aftersales_bn)}>
          {texts.seeCase}
        </ButtonLink>
      </div>
    </RecordCard>
  )
}

type RefundProps = Pick<Aftersale, 'aftersales_type' | 'refund_fee' | 'refund_point'>

/** What goes back for a case; an exchange brings no money. */
function Refund({ aftersales_type, refund_fee, refund_point }: RefundProps) {
  if (aftersales_type === 'EXCHANGING_GOODS') return <span aria-hidden="true">–</span>
  return (
    <>
      <Price cents={refund_fee} className={css.sum} />
      {refund_point > 0 && <span className={css.points}>{texts.points(refund_point)}</span>}
    </>
  )
}

/** px */
const PICTURE = 64

interface CaseGoodsProps {
  lines: readonly Pick<
    AftersaleDetail,
    | 'detail_id'
    | 'item_id'
    | 'item_name'
    | 'item_pic'
    | 'item_spec_desc'
    | 'num'
    | 'order_item_type'
    | 'refund_fee'
  >[]
  /** What each line brings is said, too. */
  priced?: boolean
}

/** The goods of a case, with how many of each it is about. */
export const CaseGoods = ({ lines, priced = false }: CaseGoodsProps) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.detail_id} className={css.line}>
        <BoughtItem
          name={line.item_name}
          href={`/items/${encodePart(line.item_id)}`}
          pic={line.item_pic}
          spec={line.item_spec_desc}
          size={PICTURE}
          marks={line.order_item_type === 'gift' ? [texts.gift] : []}
        />
        <span className={css.num}>{texts.pieces(line.num)}</span>
        {priced && <Price cents={line.refund_fee} className={css.fee} />}
      </li>
    ))}
  </ul>
)

/** Where goods go back to; nothing until the shop has said it. */
export function Address({ contact, mobile, address }: Aftersale['aftersales_address']) {
  if (!address && !contact) return null
  return (
    <p className={css.address}>
      <b>{texts.back}</b>
      <span>{[contact, mobile, address].filter(Boolean).join('　')}</span>
    </p>
  )
}
