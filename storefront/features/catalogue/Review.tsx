import type { Rate } from '@schemas/generated/api'
import { dayOf } from '../../shell/parts/moments'
import { PictureStrip } from '../../shell/parts/PictureStrip'
import { texts } from './texts/goods'
import css from './Review.module.css'

/** What a buyer says of a good, with pictures, and what was answered. */
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
