import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import type { OperatorMessage } from '@schemas/generated/api'
import { shownTime } from '../ui'
import { textOf } from './texts'
import styles from './Messages.module.css'

interface MessageLinesProps {
  list: readonly OperatorMessage[]
  onOpen(message: OperatorMessage): void
}

/** Messages, each of which leads to what it is about. */
export function MessageLines({ list, onOpen }: MessageLinesProps) {
  return (
    <ul className={styles.list} aria-label="消息">
      {list.map((message) => {
        const { title, text } = textOf(message)
        return (
          <li key={message.message_id} className={clsx(styles.line, !message.read && styles.unread)}>
            <Link to={message.link} className={styles.link ?? ''} onClick={() => onOpen(message)}>
              {!message.read && <span className={styles.dot} role="img" aria-label="未读" />}
              <span className={styles.title}>{title}</span>
              {text !== '' && <span className={styles.text}>{text}</span>}
              <time className={styles.time} dateTime={message.created}>
                {shownTime(message.created, 'MM-DD HH:mm')}
              </time>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
