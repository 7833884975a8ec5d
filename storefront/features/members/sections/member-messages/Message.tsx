import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { MemberMessage } from '@schemas/generated/api'
import { Button } from '@storefront/shell/parts/Button'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/messages'
import css from './Message.module.css'
import { targetHref } from './target'

interface MessageProps {
  message: MemberMessage
  isRead: boolean
  onRead(): void
}

/** One thing that a member is told; following it reads it. */
export function Message({ message, isRead, onRead }: MessageProps) {
  const { title, content, created, target } = message
  return (
    <li className={clsx(css.message, !isRead && css.unread)}>
      <div className={css.words}>
        <p className={css.head}>
          <span className={css.title}>{title}</span>
          {!isRead && <span className={css.mark}>{texts.unread}</span>}
          <time className={css.time} dateTime={isoOf(created)}>
            {momentOf(created)}
          </time>
        </p>
        <p className={css.content}>{content}</p>
      </div>
      <div className={css.ways}>
        {!isRead && (
          <Button size="small" kind="text" onClick={onRead} aria-label={`${texts.markRead}：${title}`}>
            {texts.markRead}
          </Button>
        )}
        <span onClickCapture={isRead ? undefined : onRead}>
          <Anchor link={targetHref(target)} className={css.link} label={`${texts.see}：${title}`}>
            {texts.see}
          </Anchor>
        </span>
      </div>
    </li>
  )
}
