import { clsx } from 'clsx'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { ShareItemAnswer } from '@schemas/generated/api'
import { texts } from '../texts/share'
import type { SharedProduct, ShareSite } from './share.actions'
import css from './Share.module.css'
import { opened } from '../../../shell/parts/opened'

const actions = () => import('./share.actions')
const SharePanel = opened(() => import('./SharePanel'))

const SITES = ['weibo', 'weixin', 'qq', 'qzone'] as const

/** Rule items-4: 微博, 微信, QQ, QZone; the shared address is requested once, when the pointer first rests on them. */
export default function Share({ product }: { product: SharedProduct }) {
  const asked = useRef<Promise<ShareItemAnswer | undefined>>(undefined)
  const [said, say] = useState<ShareItemAnswer>()
  const [open, setOpen] = useState(false)
  const ask = async () => {
    asked.current ??= actions().then(({ askShare }) => askShare(product))
    const answer = await asked.current
    if (answer) say(answer)
    // what failed may be asked for again
    else asked.current = undefined
    return answer
  }
  const visit = async (site: ShareSite) => {
    const [answer, { sharePage }] = await Promise.all([ask(), actions()])
    if (answer) window.open(sharePage(site, answer), '_blank', 'noopener')
  }
  const whole = { onMouseEnter: () => void ask(), onFocus: () => void ask() }
  const weixin = {
    onMouseEnter: () => setOpen(true),
    onMouseLeave: () => setOpen(false),
    onFocus: () => setOpen(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(false)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    },
  }
  return (
    <div
      className={css.share}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: nothing is filled in
      role="group"
      aria-label={texts.share}
      {...whole}
    >
      <span aria-hidden="true">{texts.share}</span>
      {SITES.map((site) =>
        site === 'weixin' ? (
          <div key={site} className={css.weixinPlace} {...weixin}>
            <button
              type="button"
              className={clsx(css.site, css.weixin)}
              aria-expanded={open}
              onClick={() => setOpen(true)}
            >
              {texts.sites.weixin}
            </button>
            {open && said && <SharePanel said={said} />}
          </div>
        ) : (
          <button
            key={site}
            type="button"
            className={clsx(css.site, css[site])}
            onClick={() => void visit(site)}
          >
            {texts.sites[site]}
          </button>
        ),
      )}
    </div>
  )
}
