import type { Aftersale, AftersaleViewAnswer } from '@schemas/generated/api'
import { Address } from '../../Address'
import { RadioGroup } from '@storefront/shell/parts/form/RadioGroup'
import { texts } from '../../texts/aftersales'
import css from './ReturnWay.module.css'

type Way = Aftersale['return_type']

interface ReturnWayProps {
  shop: AftersaleViewAnswer['shop']
  chosen: Way
  onChange(way: Way): void
}

const WAYS = [
  { value: 'logistics' as const, text: texts.byCourier },
  { value: 'offline' as const, text: texts.toShop },
]

/** By a courier, or brought to the shop that sold it. */
export function ReturnWay({ shop, chosen, onChange }: ReturnWayProps) {
  const { name = '', mobile = '', address = '' } = shop
  return (
    <>
      <RadioGroup label={texts.returnType} options={WAYS} value={chosen} onChange={onChange} />
      {chosen === 'offline' && (
        <div className={css.shop}>
          <Address contact={name} mobile={mobile} address={address} />
        </div>
      )}
    </>
  )
}
