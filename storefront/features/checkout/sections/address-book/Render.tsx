import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import type { Address } from '@schemas/generated/api'
import { storedChoices, runningCheckout, returnWith } from '../../choices'
import { AddressBook } from '@storefront/shell/addresses/address-book'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button } from '@storefront/shell/parts/Button'
import { CheckoutHead } from '@storefront/shell/layout/CheckoutHead'
import { Card } from '@storefront/shell/parts/Card'
import { user } from '@storefront/shell/state/shop'
import { texts } from '@storefront/shell/texts/address'
import { steps } from '@storefront/shell/texts/trade'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** An address is chosen for the running checkout, which goes on with it (rule pages-3). */
export function Render() {
  const { addresses } = useAnswers<typeof data>()
  if (!addresses) return null
  return (
    <>
      <CheckoutHead title={steps.confirm} at="confirm" />
      <div className={clsx('page-column', css.page)}>
        <Card title={texts.choose}>
          {addresses.data ? <Choosing list={addresses.data.list} /> : <AskFailed error={addresses.error} />}
        </Card>
      </div>
    </>
  )
}

function Choosing({ list }: { list: readonly Address[] }) {
  const [book] = useState(() => new AddressBook(list))
  const chosen = useSyncExternalStore(
    noChanges,
    () => chosenIn(),
    () => '',
  )
  const [picked, pick] = useState<string>()
  const wanted = picked ?? (chosen || (list[0]?.address_id ?? ''))
  return (
    <>
      <AddressCards book={book} all chosen={wanted} onChoose={({ address_id }) => pick(address_id)} />
      <p className={css.foot}>
        <Button kind="primary" disabled={wanted === ''} onClick={() => returnWith(wanted)}>
          {texts.use}
        </Button>
      </p>
    </>
  )
}

/** What the running checkout has chosen; '' where there is none. */
function chosenIn(): string {
  const running = runningCheckout(user.userInfo?.user_id)
  return running ? storedChoices(running).address_id : ''
}

const noChanges = () => () => undefined
