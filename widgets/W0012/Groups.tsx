import { useState, type ReactNode } from 'react'
import { Dots } from '../shared/carousel/parts'
import css from './Groups.module.css'

/** One group at a time; a dot for each where there are several. Nothing slides, so no carousel is loaded for it. */
export function Groups({ groups }: { groups: readonly ReactNode[] }) {
  const [chosen, choose] = useState(0)
  const count = groups.length
  const selected = Math.min(chosen, Math.max(0, count - 1))
  const goTo = (index: number) => choose((index + count) % count)
  return (
    <div className={css.groups}>
      <div className={css.group}>{groups[selected]}</div>
      {count > 1 && (
        <Dots
          carousel={{
            selected,
            count,
            playing: false,
            canPrev: true,
            canNext: true,
            goTo,
            prev: () => goTo(selected - 1),
            next: () => goTo(selected + 1),
          }}
          unit="组"
          color="#8c8c8c"
          activeColor="var(--theme)"
          className={css.dots}
        />
      )}
    </div>
  )
}
