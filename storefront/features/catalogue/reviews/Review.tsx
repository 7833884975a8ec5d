import type { Rate } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { dayOf } from '@storefront/shell/parts/moments'
import { PictureStrip } from '@storefront/shell/parts/PictureStrip'
import { texts } from '../texts/detail'
import css from './Review.module.css'

/** px */
const AVATAR = 36

/** What a buyer says of a product, with pictures, and what was answered. */
export function Review({ rate }: { rate: Rate }) {
  const { username, avatar, star, content, item_spec_desc, created, rate_pic, reply } = rate
  const pictures = rate_pic === '' ? [] : rate_pic.split(',')
  return (
    <div className={css.review}>
      {avatar ? (
        <Picture src={pictureAt(avatar, 's')} alt="" width={AVATAR} height={AVATAR} className={css.avatar} />
      ) : (
        <span className={css.avatar} aria-hidden="true">
          {[...username][0]}
        </span>
      )}
      <div className={css.body}>
        <p className={css.who}>
          {username}
          <span className={css.stars} aria-hidden="true">
            {'★'.repeat(star)}
          </span>
          <span className="screen-reader-only">{texts.starCount(star)}</span>
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
      </div>
    </div>
  )
}
