import { clsx } from 'clsx'
import { Anchor, useShop } from '@engine'
import type { Seckill, SeckillChannelAnswer, SeckillItem } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { goodsPath } from '@widgets/shared/shop'
import { ActivityTimer } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { pageOf, pageSaid, queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { texts } from '../../texts/seckill'
import type data from './data'
import css from './Render.module.css'
import { buttonText, PAGE_SIZE, sessionName, sessionPath, soldShare, STATUS_WORDS } from './sessions'

/** The seckill channel: sessions that run, are announced or ended today, and the products of one of them. */
export function Render() {
  const { channel } = useAnswers<typeof data>()
  if (!channel) return null
  return (
    <div className="page-column">
      <Breadcrumb crumbs={[{ text: texts.home, href: '/' }, { text: texts.channel }]} />
      {channel.data ? <Channel channel={channel.data} /> : <AskFailed error={channel.error} />}
    </div>
  )
}

function Channel({ channel }: { channel: SeckillChannelAnswer }) {
  const { now, sessions, seckill_id, list, total_count } = channel
  const page = pageOf(queryOf(useShop().path))
  const session = sessions.find((one) => one.seckill_id === seckill_id)
  if (!session)
    return (
      <div className={css.card}>
        <Notice drawing="offers" text={texts.none}>
          <Anchor link="/items">{texts.toGoods}</Anchor>
        </Notice>
      </div>
    )
  return (
    <div className={css.card}>
      <header className={css.head}>
        <h2 className={css.title}>{texts.channel}</h2>
        <p className={css.timer} role="timer">
          {session.activity_name}{' '}
          {session.status === 'it_has_ended' ? texts.over : <ActivityTimer activity={session} />}
        </p>
      </header>
      <nav aria-label={texts.sessions}>
        <ul className={css.sessions}>
          {sessions.map((one) => (
            <li key={one.seckill_id}>
              <Anchor
                link={sessionPath(one.seckill_id)}
                className={clsx(css.session, one === session && css.current)}
                current={one === session}
              >
                <b>{sessionName(one, now)}</b>
                <span>{STATUS_WORDS[one.status]}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {list.length === 0 ? (
        <Notice drawing="offers" text={texts.nothing} />
      ) : (
        <ul className={css.goods} aria-label={texts.goods}>
          {list.map((item) => (
            <li key={item.goods_id}>
              <Card item={item} status={session.status} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        size={PAGE_SIZE}
        total={total_count}
        hrefOf={(wanted) => sessionPath(session.seckill_id, pageSaid(wanted))}
      />
    </div>
  )
}

/** px */
const PICTURE = 220

function Card({ item, status }: { item: SeckillItem; status: Seckill['status'] }) {
  const { item_id, item_name, brief, pics, price, market_price, activity_price, activity_store, limit_num } =
    item
  const share = soldShare(item)
  const before = Math.max(price, market_price)
  const open = status === 'in_sale' && activity_store > 0
  return (
    <Anchor link={goodsPath(item_id)} className={css.item}>
      <Picture
        src={pictureAt(pics[0] ?? '', 'm')}
        alt=""
        width={PICTURE}
        height={PICTURE}
        className={css.picture}
      />
      <span className={css.about}>
        <span className={css.name}>{item_name}</span>
        <span className={css.brief}>{brief}</span>
        <span className={css.prices}>
          <Price cents={activity_price} className={css.price} />
          {before > activity_price && <Price cents={before} former />}
        </span>
        <span className={css.facts}>
          {status === 'in_the_notice' ? (
            texts.pieces(activity_store)
          ) : (
            <>
              <span className={css.track} aria-hidden="true">
                <span className={css.fill} style={{ width: `${share}%` }} />
              </span>
              {texts.gone(share)}
            </>
          )}
          {limit_num > 0 && <span className={css.limit}>{texts.limit(limit_num)}</span>}
        </span>
        <span className={clsx(css.button, open && css.open)}>{buttonText(status, item)}</span>
      </span>
    </Anchor>
  )
}
