import type { GoodsDetail, RateListAnswer } from '@schemas/generated/api'
import { Card } from '../../shell/parts/Card'
import { texts } from './texts/goods'
import css from './Description.module.css'
import { Review } from './Review'

/** What a good is: its text and pictures, its parameters, what buyers say. The text was cleaned by the server. */
export function Description({ product, rates }: { product: GoodsDetail; rates: RateListAnswer | undefined }) {
  return (
    <>
      {product.item_params.length > 0 && (
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
      )}
      {product.intro && (
        <Card title={texts.intro}>
          <div className={css.intro} dangerouslySetInnerHTML={{ __html: product.intro }} />
        </Card>
      )}
      {rates?.rate_status && product.rate_status && <Rates rates={rates} />}
    </>
  )
}

function Rates({ rates }: { rates: RateListAnswer }) {
  return (
    <Card title={texts.rates(rates.total_count)}>
      {rates.list.length === 0 && <p className={css.none}>{texts.noRates}</p>}
      <ul className={css.rates}>
        {rates.list.map((rate) => (
          <li key={rate.rate_id} className={css.rate}>
            <Review rate={rate} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
