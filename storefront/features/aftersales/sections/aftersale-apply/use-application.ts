import { useState, type FormEvent } from 'react'
import type { Aftersale, AftersaleViewAnswer } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { beginOf, centsOfTyped, detailOf, type ApplicationValues } from '../../application'
import { casePath } from '../../paths'
import { useQuote } from '../../use-quote'
import { callOnce } from '@storefront/shell/api/call-once'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/aftersales'

export interface ApplicationProps {
  view: AftersaleViewAnswer
  /** What is changed, or was asked before. */
  aftersale: Aftersale | undefined
  /** The case that is changed; absent: it is a new one. */
  aftersales_bn: string | undefined
}

/** An application while it is written: what is chosen and typed, what it would bring, and how it is sent. */
export function useApplication({ view, aftersale, aftersales_bn }: ApplicationProps) {
  const { order_id, shop } = view
  const [chosen, choose] = useState(() => beginOf(view, aftersale))
  const [return_type, setReturn] = useState(aftersale?.return_type ?? 'logistics')
  const [pictures, setPictures] = useState<readonly string[]>(aftersale?.evidence_pic ?? [])
  const [isValidated, setValidated] = useState(false)
  const { type } = chosen
  const detail = detailOf(chosen.pieces)
  const quote = useQuote({ order_id, aftersales_bn, type, detail })
  const fields = useFields<ApplicationValues>({
    reason: aftersale?.reason ?? '',
    amount: '',
    description: aftersale?.description ?? '',
    contact: aftersale?.contact || view.contact,
    mobile: '',
  })
  const isBrought = type !== 'ONLY_REFUND' && return_type === 'offline'
  const refund = quote.state === 'known' && type !== 'EXCHANGING_GOODS' ? quote.answer : undefined
  const save = fields.send(async ({ amount, ...values }) => {
    if (detail === '') return
    const typed = refund && centsOfTyped(amount)
    const asked = {
      ...values,
      detail,
      aftersales_type: type,
      evidence_pic: [...pictures],
      return_type,
      ...(isBrought && { aftersales_address_id: shop.distributor_id ?? '' }),
      // the whole amount, unless the member asks for less
      ...(typed !== undefined && typed !== refund?.refund_fee && { refund_fee: typed }),
    }
    const { aftersales_bn: number } = await (aftersales_bn === undefined
      ? callOnce('POST /aftersales', { body: { order_id, ...asked } })
      : callOnce('POST /aftersales/modify', { body: { aftersales_bn, ...asked } }))
    showToast(aftersales_bn === undefined ? texts.applied : texts.modified)
    navigate(casePath(number), { replace: true })
  })
  return {
    chosen,
    choose,
    /** The form was submitted with nothing chosen. */
    problem: isValidated && detail === '' ? texts.needPieces : '',
    returned: { way: return_type, change: setReturn, isBrought },
    pictures: { list: pictures, change: setPictures },
    quote,
    /** What it brings, once that is known. */
    refund,
    fields,
    submit(event: FormEvent) {
      setValidated(true)
      void save(event)
    },
  }
}
