import { useShop } from '@engine'
import type { GoodsDetail, PointMemberInfoAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { Description, Gallery, useChoice } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Articles } from '../../points/Articles'
import { texts } from '../../texts/points'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { ArticleBox } from './ArticleBox'
import type data from './data'
import css from './Render.module.css'

/** An article of the points mall: its pictures, what it costs and how it is chosen, what it is, what else there is. */
export function Render() {
  const { goods, lovely, points } = useAnswers<typeof data>()
  if (!goods) return null
  if (goods.error) return <AskFailed error={goods.error} />
  const good = goods.data
  return (
    <div className={css.page}>
      <Breadcrumb
        crumbs={[
          { text: texts.home, href: '/' },
          { text: texts.mall, href: '/pointitems' },
          { text: good.item_name },
        ]}
      />
      <Article key={good.goods_id} good={good} points={points} />
      <Articles title={texts.lovely} list={lovely.data?.list ?? []} />
      <Description good={good} rates={undefined} />
    </div>
  )
}

interface ArticleProps {
  good: GoodsDetail
  points: Answered<PointMemberInfoAnswer>
}

function Article({ good, points }: ArticleProps) {
  const choosing = useChoice(good, useShop().params['id'])
  return (
    <div className={css.main}>
      <Gallery name={good.item_name} pictures={choosing.pictures} />
      <ArticleBox good={good} choosing={choosing} points={points} />
    </div>
  )
}
