import type { Aftersale } from '@schemas/generated/api'
import { texts } from './texts/aftersales'
import css from './Address.module.css'

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
