import { Anchor } from '@engine'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { Aftersale } from '@schemas/generated/api'
import { sheetPath } from '../../paths'
import { texts } from '../../texts/aftersales'
import css from './Earlier.module.css'

/** What was asked of this order before. */
export function Earlier({ list }: { list: readonly Aftersale[] }) {
  if (list.length === 0) return null
  return (
    <dl className={css.earlier}>
      <dt>{texts.earlier}</dt>
      {list.map(({ aftersales_bn, aftersales_type, progress_msg }) => (
        <dd key={aftersales_bn}>
          <Anchor link={sheetPath(aftersales_bn)} className={css.link}>
            {aftersales_bn}
          </Anchor>
          {AFTERSALES_TYPE_WORDS[aftersales_type]} · {progress_msg}
        </dd>
      ))}
    </dl>
  )
}
