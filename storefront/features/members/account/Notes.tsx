import { Fragment } from 'react'
import { texts } from '../texts/auth'
import css from './form.module.css'

/** The protocols that signing in or registering agrees to (rule members-7). */
export const AGREEMENTS = ['member_register', 'privacy'] as const

/** Links to the protocols, between their names the words that join them. */
export function Agreements() {
  return AGREEMENTS.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && texts.and}
      <a className={css.link} href={`/license?type=${type}`} target="_blank" rel="noopener">
        《{texts.protocols[type]}》
      </a>
    </Fragment>
  ))
}

/** Where to read the codes of a demo, which sends no messages. */
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
