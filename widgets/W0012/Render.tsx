import { Anchor, hrefOf, type WidgetProps } from '@engine'
import type { W0012Props } from '@schemas/generated/types'
import { textOf } from '../shared/text-style'
import { CouponGroups } from './CouponGroups'
import { GoodsGroups } from './GoodsGroups'
import { PictureWindow } from './PictureWindow'
import css from './Render.module.css'

/** 橱窗卡: title, subtitle, and one of five windows: two, three or four pictures, groups of goods, of coupons. */
export function ShowcaseCard({ props, theme }: WidgetProps<W0012Props>) {
  const [title, subTitle] = [textOf(props.mainTitle), textOf(props.subTitle)]
  const leads = hrefOf(props.linkPath) !== undefined
  return (
    <section className={css.card} style={{ '--theme': theme }}>
      <div className={css.head}>
        {title !== '' && (
          <h2 className={css.title}>
            <Anchor link={props.linkPath} className={css.link}>
              {title}
              {leads && <span className={css.arrow} aria-hidden="true" />}
            </Anchor>
          </h2>
        )}
        {subTitle !== '' && <p className={css.subTitle}>{subTitle}</p>}
      </div>
      <div className={css.window}>
        <Window styleType={props.styleType} data={props.data} name={title} />
      </div>
    </section>
  )
}

function Window({ styleType, data, name }: Pick<W0012Props, 'styleType' | 'data'> & { name: string }) {
  if (styleType === 3) return <GoodsGroups groups={data[3]} />
  if (styleType === 4) return <CouponGroups groups={data[4]} />
  return <PictureWindow pictures={data[styleType]} name={name} />
}
