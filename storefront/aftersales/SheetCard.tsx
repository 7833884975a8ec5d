import { Anchor } from '@engine'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { Aftersale } from '@schemas/generated/api'
import { ButtonLink } from '../parts/Button'
import { momentOf } from '../parts/moments'
import { texts } from '../texts/aftersales'
import { sheetPath } from './paths'
import { Refund } from './Refund'
import css from './SheetCard.module.css'
import { SheetGoods } from './SheetGoods'

/** One after-sale of a list: what of, how much, how it stands. */
export function SheetCard({ sheet }: { sheet: Aftersale }) {
  const { aftersales_bn, aftersales_type, create_time, detail, progress_msg } = sheet
  return (
    <article className={css.card} aria-label={`${texts.number} ${aftersales_bn}`}>
      <header className={css.head}>
        <time>{momentOf(create_time)}</time>
        <span>
          {texts.number}：
          <Anchor link={sheetPath(aftersales_bn)} className={css.number}>
            {aftersales_bn}
          </Anchor>
        </span>
        <span className={css.type}>{AFTERSALES_TYPE_WORDS[aftersales_type]}</span>
      </header>
      <div className={css.body}>
        <SheetGoods lines={detail} />
        <div className={css.cell}>
          <Refund {...sheet} />
        </div>
        <p className={css.cell}>{progress_msg}</p>
        <div className={css.cell}>
          <ButtonLink size="small" href={sheetPath(aftersales_bn)}>
            {texts.seeSheet}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
