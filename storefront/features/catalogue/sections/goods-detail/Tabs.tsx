import { useEffect, useState } from 'react'
import type { GoodsDetail, RateListAnswer } from '@schemas/generated/api'
import { showsRates } from '../../Description'
import { INTRO, PARAMS, RATES, toPart } from '../../parts'
import { sumOf } from '../../reviews/filters'
import { texts } from '../../texts/detail'
import css from './Tabs.module.css'

interface TabsProps {
  product: GoodsDetail
  rates: RateListAnswer | undefined
}

/** The parts of a product's page that there are; the one in sight is marked. */
export function Tabs({ product, rates }: TabsProps) {
  const parts = [
    ...(product.intro ? [{ id: INTRO, name: texts.intro }] : []),
    ...(product.item_params.length > 0 ? [{ id: PARAMS, name: texts.params }] : []),
    ...(showsRates(product, rates) ? [{ id: RATES, name: `${texts.rates} ${sumOf(rates)}` }] : []),
  ]
  const current = useInSight(parts.map(({ id }) => id))
  return (
    <nav aria-label={texts.parts}>
      <ul className={css.tabs}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.tab}
              aria-current={id === current ? 'location' : undefined}
              onClick={toPart}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Share of the window's height, from its top, in which a part counts as read. */
const READ = '-20% 0px -70% 0px'

/** The part that is read now; undefined before the first one is, and on the server. */
function useInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: READ },
    )
    for (const id of all.split(' ')) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [all])
  return current
}
