import { Anchor, mediaUrl } from '@engine'
import { steps as words } from '../texts/trade'
import { useBrand } from './brand'
import css from './CheckoutHead.module.css'

interface Step {
  text: string
  /** A step that one can go back to. */
  href?: string
}

const PURCHASE: readonly Step[] = [
  { text: words.cart, href: '/cart' },
  { text: words.confirm },
  { text: words.pay },
]
const EXCHANGE: readonly Step[] = [
  { text: words.mall, href: '/pointitems' },
  { text: words.confirmExchange },
  { text: words.pay },
]

interface CheckoutHeadProps {
  title: string
  /** Absent: what is paid has no steps. */
  at: 'confirm' | 'pay' | 'done' | undefined
  /** Of an exchange for points. */
  exchange?: boolean
}

/** Index of the last step. */
const LAST = 2

/** In place of the shop's header: its logo, what the page is for, and which step of the purchase it is (rule buying-1). */
export function CheckoutHead({ title, at, exchange = false }: CheckoutHeadProps) {
  const { name, logo } = useBrand()
  const current = at === 'confirm' ? 1 : LAST
  return (
    <div className={css.head}>
      <div className={css.inner}>
        <Anchor link="/" className={css.brand} label={name}>
          {mediaUrl(logo) ? <img className={css.logo} src={mediaUrl(logo)} alt="" /> : name}
        </Anchor>
        <h2 className={css.title}>{title}</h2>
        {at && (
          <ol className={css.steps} aria-label={words.label}>
            {(exchange ? EXCHANGE : PURCHASE).map(({ text, href }, index) => (
              <li key={text} className={css.step} data-done={index <= current || undefined}>
                <span aria-current={index === current && at !== 'done' ? 'step' : undefined}>
                  <span className={css.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {href !== undefined && at === 'confirm' ? <Anchor link={href}>{text}</Anchor> : text}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
