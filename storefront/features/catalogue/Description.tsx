import type { GoodsDetail, RateListAnswer, Rate } from '@schemas/generated/api'
import { Card } from '../../shell/parts/Card'
import { texts } from './texts/goods'
import css from './Description.module.css'
import { dayOf } from '../../shell/parts/moments'
import { PictureStrip } from '../../shell/parts/PictureStrip'

/** What a product is: its text and pictures, its parameters, what buyers say. The text was cleaned by the server. */
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

/** What a buyer says of a product, with pictures, and what was answered. */
export function Review({ rate }: { rate: Rate }) {
  const { username, star, content, item_spec_desc, created, rate_pic, reply } = rate
  const pictures = rate_pic === '' ? [] : rate_pic.split(',')
  return (
    <>
      <p className={css.who}>
        {username}
        <span className={css.stars} aria-hidden="true">
          {'★'.repeat(star)}
        </span>
        <span className="screen-reader-only">{texts.stars(star)}</span>
        {item_spec_desc}
        <time className={css.day}>{dayOf(created)}</time>
      </p>
      <p className={css.said}>{content}</p>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          <PictureStrip list={pictures} label={texts.ratePictures} />
        </div>
      )}
      {reply.list.map(({ reply_id, role, username: who, content: answer }) => (
        <p key={reply_id} className={css.reply}>
          <b>{role === 'seller' ? texts.sellerReply : who}：</b>
          {answer}
        </p>
      ))}
    </>
  )
}
