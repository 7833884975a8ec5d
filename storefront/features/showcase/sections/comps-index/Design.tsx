import type { CSSProperties } from 'react'
import { useShop } from '@engine'
import type { Answered } from '@schemas/page-plan'
import { texts } from '../../texts/comps'
import css from './Design.module.css'
import type { Token, TokenKind, Tokens } from './tokens'

/** How a token of a kind is shown. */
const SAMPLES: Record<TokenKind, (name: string) => CSSProperties> = {
  colour: (name) => ({ background: `var(${name})` }),
  type: (name) => (name === PAGE_FONT ? { font: `var(${name})` } : { fontSize: `var(${name})` }),
  space: (name) => ({ width: `var(${name})`, background: 'var(--action)' }),
  radius: (name) => ({ borderRadius: `var(${name})`, border: '1px solid var(--border-strong)' }),
  shadow: (name) => ({ boxShadow: `var(${name})` }),
  motion: (name) => ({ transitionDuration: `var(${name})` }),
}
const PAGE_FONT = '--page-font'

/** The language of design: every token of the shop's style sheet. */
export function Design() {
  const { tokens } = useShop().answers as { tokens?: Answered<Tokens> }
  if (!tokens?.data) return null
  const kinds = Object.entries(tokens.data) as [TokenKind, Token[]][]
  return (
    <section className={css.card} aria-label={texts.design}>
      <h2 className={css.title}>{texts.design}</h2>
      <p className={css.note}>{texts.designNote}</p>
      {kinds.map(([kind, all]) => (
        <section key={kind} aria-label={texts.tokenKinds[kind]}>
          <h3 className={css.kind}>{texts.tokenKinds[kind]}</h3>
          <ul className={css.tokens}>
            {all.map(({ name, value, contrasts }) => (
              <li key={name} className={css.token}>
                <span className={css[kind]} style={SAMPLES[kind](name)} aria-hidden="true">
                  {kind === 'type' && texts.typeSample}
                </span>
                <code className={css.name}>{name}</code>
                <span className={css.value}>{value}</span>
                {contrasts && (
                  <span className={css.value}>{texts.contrasts(contrasts.onWhite, contrasts.below)}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
