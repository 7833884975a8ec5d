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

/** An article of the points mall: its pictures, what it costs and how it is chosen, what it is, what else there is. */
export function Render() {
  const { goods, lovely, points } = useAnswers<typeof data>()
  if (!goods) return null
  if (goods.error) return <AskFailed error={goods.error} />
  const product = goods.data
  return (
    <div className="page-column">
      <Breadcrumb
        crumbs={[
          { text: texts.home, href: '/' },
          { text: texts.mall, href: '/pointitems' },
          { text: product.item_name },
        ]}
      />
      <Article key={product.goods_id} product={product} points={points} />
      <Articles title={texts.lovely} list={lovely.data?.list ?? []} />
      <Description product={product} rates={undefined} />
    </div>
  )
}

interface ArticleProps {
  product: GoodsDetail
  points: Answered<PointMemberInfoAnswer>
}

function Article({ product, points }: ArticleProps) {
  const choosing = useChoice(product, useShop().params['id'])
  return (
    <div className="product-panel">
      <Gallery name={product.item_name} pictures={choosing.pictures} />
      <ArticleBox product={product} choosing={choosing} points={points} />
    </div>
  )
}
