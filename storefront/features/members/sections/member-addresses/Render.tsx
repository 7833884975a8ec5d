import { useState } from 'react'
import type { Address } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AddressBook } from '@storefront/shell/addresses/address-book'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { texts } from '@storefront/shell/texts/address'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** A member's receiving addresses: added, written, cleared, one of them the default. */
export function Render() {
  const { addresses } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.title}>
      {addresses.data ? <Book list={addresses.data.list} /> : <AskFailed error={addresses.error} />}
    </MemberFrame>
  )
}

function Book({ list }: { list: readonly Address[] }) {
  const [book] = useState(() => new AddressBook(list))
  return <AddressCards book={book} all />
}
