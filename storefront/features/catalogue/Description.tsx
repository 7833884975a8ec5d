import type { GoodsDetail, RateListAnswer } from '@schemas/generated/api'
import { Card } from '../../shell/parts/Card'
import { INTRO, PARAMS, RATES } from './parts'
import { Reviews } from './reviews/Reviews'
import { texts } from './texts/detail'
import css from './Description.module.css'

interface DescriptionProps {
  product: GoodsDetail
  /** The first page of what buyers say; not shown where the shop or the product has no reviews. */
  rates: RateListAnswer | undefined
}

/** What a product is: its text and pictures, its parameters, what buyers say. The text was cleaned by the server. */
export function Description({ product, rates }: DescriptionProps) {
  return (
    <>
      {product.intro && (
        <div id={INTRO} tabIndex={-1} className={css.part}>
          <Card title={texts.intro}>
            <div className={css.intro} dangerouslySetInnerHTML={{ __html: product.intro }} />
          </Card>
        </div>
      )}
      {product.item_params.length > 0 && (
        <div id={PARAMS} tabIndex={-1} className={css.part}>
          <Card title={texts.params}>
            <dl className={css.params}>
              {product.item_params.map(({ attribute_id, attribute_name, attribute_value_name }) => (
                <div key={attribute_id} className={css.param}>
                  <dt>{attribute_name}</dt>
                  <dd>{attribute_value_name}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      )}
      {showsRates(product, rates) && (
        <div id={RATES} tabIndex={-1} className={css.part}>
          <Reviews goods_id={product.goods_id} first={rates} />
        </div>
      )}
    </>
  )
}

/** Whether the shop shows what buyers say of this product. */
export const showsRates = (
  { rate_status }: GoodsDetail,
  rates: RateListAnswer | undefined,
): rates is RateListAnswer => rate_status && rates?.rate_status === true
