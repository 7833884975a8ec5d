import { useState, type FormEvent } from 'react'
import { callOnce } from '@storefront/shell/api/call-once'
import { succeeds } from '@storefront/shell/api/succeeds'
import { NO_WORDS, problemOf, ratesOf, type Rated, type Words } from '../../rating'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/rating'
import css from './Form.module.css'
import { Line } from './Line'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** Every line that can be rated; lines left empty can be rated another time. */
export function Form({ order_id, lines }: { order_id: string; lines: readonly Rated[] }) {
  const problemId = useOwnId('rates')
  const [said, say] = useState<ReadonlyMap<string, Words>>(new Map())
  const [anonymous, setAnonymous] = useState(false)
  const [isValidated, setValidated] = useState(false)
  const [busy, setBusy] = useState(false)
  const rates = ratesOf(lines, said)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    if (busy || rates.length === 0 || [...said.values()].some((words) => problemOf(words) !== undefined))
      return
    setBusy(true)
    const body = { order_id, anonymous, rates }
    const done = await succeeds(callOnce('POST /order/rate/create', { body })).finally(() => setBusy(false))
    if (done) showToast(texts.rated)
    refreshPage()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      <p className={css.hint}>{texts.rateHint}</p>
      <ul className={css.lines}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            words={said.get(line.id) ?? NO_WORDS}
            isValidated={isValidated}
            onChange={(words) => say((before) => new Map(before).set(line.id, words))}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <label className={css.anonymous}>
          <input
            type="checkbox"
            checked={anonymous}
            onChange={({ target }) => setAnonymous(target.checked)}
          />
          {texts.anonymous}
        </label>
        {isValidated && rates.length === 0 && (
          <span id={problemId} className={css.problem} role="alert">
            {texts.needOne}
          </span>
        )}
        <Button submit kind="primary" size="large" busy={busy}>
          {texts.sendRates}
        </Button>
      </div>
    </form>
  )
}
