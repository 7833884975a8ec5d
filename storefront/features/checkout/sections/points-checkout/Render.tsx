import { clsx } from 'clsx'
import { Anchor } from '@engine'
import { shopsIn } from '../../lines'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { pointsTexts as texts } from '@storefront/features/marketing'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Form } from './Form'
import css from './Render.module.css'

/** What is redeemed, where it goes, and what it costs in points and money. */
export function Render() {
  const { addresses, cart } = useAnswers<typeof data>()
  if (!addresses || !cart) return null
  if (!addresses.data || !cart.data) return <AskFailed error={addresses.error ?? cart.error} />
  const shops = shopsIn(cart.data)
  if (shops.length === 0)
    return (
      <div className={clsx('page-column', css.page)}>
        <Notice text={texts.nothingToRedeem}>
          <Anchor link="/pointitems">{texts.backToMall}</Anchor>
        </Notice>
      </div>
    )
  return <Form addresses={addresses.data.list} shops={shops} />
}
