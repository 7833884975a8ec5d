import { useEffect, useRef } from 'react'
import { problemId } from '@storefront/shell/parts/form/Field'
import { remarkProblem } from '../../body'
import type { Checkout, CheckoutState } from '../../checkout'
import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import { ChoiceRow } from './ChoiceRow'
import narrow from '../../narrow.module.css'
import css from './Remark.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'
import { opened } from '@storefront/shell/parts/opened'

const RemarkDialog = opened(() => import('./RemarkDialog'))

interface RemarkProps {
  checkout: Checkout
  state: Pick<CheckoutState, 'choices' | 'missing'>
  distributor_id: string
}

/** What the seller is told: a field in the page, on a phone one in a sheet. */
export function Remark({ checkout, state, distributor_id }: RemarkProps) {
  const dialog = useDialog()
  const { remarks } = state.choices
  const words = remarks[distributor_id] ?? ''
  const write = (text: string) => checkout.note({ remarks: { ...remarks, [distributor_id]: text } })
  return (
    <>
      <div className={narrow.inPlace}>
        <RemarkField distributor_id={distributor_id} words={words} missing={state.missing} onWrite={write} />
      </div>
      <div className={narrow.row}>
        <ChoiceRow
          label={texts.remark}
          action={words === '' ? texts.write : texts.change}
          actionName={`${texts.change} ${texts.remark}`}
          onOpen={dialog.show}
        >
          {words === '' ? texts.remarkHint : words}
        </ChoiceRow>
      </div>
      {dialog.asked && (
        <RemarkDialog
          open={dialog.open}
          words={words}
          onCancel={dialog.hide}
          onWritten={(text) => {
            dialog.hide()
            write(text)
          }}
        />
      )}
    </>
  )
}

interface RemarkFieldProps {
  distributor_id: string
  words: string
  missing: CheckoutState['missing']
  onWrite(words: string): void
}

function RemarkField({ distributor_id, words, missing, onWrite }: RemarkFieldProps) {
  const id = useOwnId(`remark-${distributor_id}`)
  const field = useRef<HTMLInputElement>(null)
  const problem = remarkProblem(words)
  useEffect(() => {
    if (missing?.kind === 'remark' && field.current?.getAttribute('aria-invalid')) field.current.focus()
  }, [missing])
  return (
    <div className={css.remark}>
      <label className={css.label} htmlFor={id}>
        {texts.remark}
      </label>
      <input
        id={id}
        ref={field}
        className={css.text}
        placeholder={texts.remarkHint}
        value={words}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId(id) : undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
      {problem && (
        <p id={problemId(id)} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
