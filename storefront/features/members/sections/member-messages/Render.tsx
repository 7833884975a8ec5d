import { useEffect, useState } from 'react'
import { clsx } from 'clsx'
import { useShop, Anchor } from '@engine'
import type { MemberMessage, MemberMessagesAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { setUnread } from '@storefront/shell/account/unread'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Button } from '@storefront/shell/parts/Button'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { showToast } from '@storefront/shell/state/toasts'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { isoOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/messages'
import type data from './data'
import { MESSAGES_PER_PAGE, messagesHref, readMessagesQuery, targetHref } from './query'
import css from './Render.module.css'

async function readAll(): Promise<void> {
  if (!(await succeeds(call('POST /member/messages/read', { body: {} })))) return
  setUnread(0)
  showToast(texts.allRead)
  refreshPage()
}

/** What a member was told, the newest first; the badge of the top bar is updated with what is read here. */
export function Render() {
  const { messages } = useAnswers<typeof data>()
  const query = readMessagesQuery(queryOf(useShop().path))
  const { data: found, error } = messages
  const { isRead, mark, unread } = useReading(found)
  useEffect(() => {
    if (found) setUnread(found.unread)
  }, [found])
  return (
    <MemberFrame
      title={texts.title}
      extra={
        <Button size="small" disabled={unread === 0} onClick={() => void readAll()}>
          {texts.readAll}
        </Button>
      }
    >
      <LinkTabs
        label={texts.title}
        current={messagesHref({ unread: query.unread, page: 1 })}
        tabs={[
          { text: texts.all, href: messagesHref({ unread: false, page: 1 }) },
          { text: texts.unread, href: messagesHref({ unread: true, page: 1 }), count: unread },
        ]}
      />
      {error && <AskFailed error={error} />}
      {found?.list.length === 0 && (
        <Notice drawing="messages" text={query.unread ? texts.noneUnread : texts.none} />
      )}
      {found && found.list.length > 0 && (
        <ul className={css.list}>
          {found.list.map((message) => (
            <Message
              key={message.message_id}
              message={message}
              isRead={isRead(message)}
              onRead={() => void mark(message.message_id)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={query.page}
        total={found?.total_count ?? 0}
        size={MESSAGES_PER_PAGE}
        hrefOf={(page) => messagesHref({ ...query, page })}
      />
    </MemberFrame>
  )
}

/** What is read here stays where it is until the page is asked for again: nothing jumps. */
function useReading(found: MemberMessagesAnswer | undefined) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const isRead = ({ message_id, is_read }: MemberMessage) => is_read || read.has(message_id)
  const readHere = found?.list.filter((message) => !message.is_read && isRead(message)) ?? []
  const mark = async (message_id: string) => {
    setRead((before) => new Set([...before, message_id]))
    const asked = call('POST /member/messages/read', { body: { message_id } })
    const done = await succeeds(asked.then(({ unread }) => setUnread(unread)))
    if (!done) setRead((before) => new Set([...before].filter((one) => one !== message_id)))
  }
  return { isRead, mark, unread: (found?.unread ?? 0) - readHere.length }
}

interface MessageProps {
  message: MemberMessage
  isRead: boolean
  onRead(): void
}

/** One thing that a member is told; following it reads it. */
function Message({ message, isRead, onRead }: MessageProps) {
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
