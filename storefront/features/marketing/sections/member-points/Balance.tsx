import { Anchor } from '@engine'
import type { PointMemberInfoAnswer } from '@schemas/generated/api'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member'
import css from './Balance.module.css'

const inWords = (points: number) => points.toLocaleString('zh-CN')

/** How many points can be used, and which of them end next. */
export function Balance({ info }: { info: PointMemberInfoAnswer }) {
  const { point, expiring_point, expiring_time } = info
  return (
    <div className={css.balance}>
      <p className={css.sum}>
        <span className={css.name}>{texts.balance}</span>
        <b className={css.figure}>{inWords(point)}</b>
      </p>
      <p className={css.note}>
        {point < 0
          ? texts.negative
          : expiring_point > 0
            ? texts.expiring(inWords(expiring_point), dayOf(expiring_time))
            : texts.nothingExpires}
      </p>
      <Anchor link="/pointitems" className={css.way}>
        {texts.toMall}
      </Anchor>
    </div>
  )
}
