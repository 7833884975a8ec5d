import { texts } from '../texts/auth'
import css from './form.module.css'

/** Where a demo's codes are to be read: no message leaves it. */
export function DemoHint() {
  return (
    <p className={css.note} role="note">
      {texts.demoHint}
      <a className={css.link} href="/api/h5app/wxapp/demo/outbox" target="_blank" rel="noopener">
        {texts.outbox}
      </a>
    </p>
  )
}
