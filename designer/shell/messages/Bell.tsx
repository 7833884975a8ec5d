import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { BellOutlined } from '@engine/icons'
import { useApi } from '../api'
import { LoadFailure, Loading, Nothing } from '../ui'
import { MessageLines } from './MessageLines'
import { useReading } from './use-reading'
import { useRefreshOnFocus, useUnread } from './use-unread'
import styles from './Messages.module.css'

/** How many messages are unread; opens the latest of them. */
export function Bell() {
  const { data } = useUnread()
  useRefreshOnFocus()
  const [open, setOpen] = useState(false)
  const unread = data?.unread ?? 0
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<Latest unread={unread} onClose={() => setOpen(false)} />}
    >
      <Badge count={unread} size="small" overflowCount={99} offset={[-6, 6]}>
        <Button
          type="text"
          aria-label={unread > 0 ? `消息，${unread} 条未读` : '消息，没有未读'}
          aria-expanded={open}
          icon={<BellOutlined />}
        />
      </Badge>
    </Popover>
  )
}

const LATEST = { query: { page: 1, pageSize: 10 } }

function Latest({ unread, onClose }: { unread: number; onClose(): void }) {
  const { data, error, refetch } = useApi('GET /account/messages', LATEST, { ownError: true })
  const { readAll, read, isPending } = useReading()
  return (
    <section className={styles.drop} aria-label="最近的消息">
      <div className={styles.head}>
        <h2 className={styles.heading}>消息</h2>
        <Button type="link" size="small" disabled={unread === 0} loading={isPending} onClick={readAll}>
          全部已读
        </Button>
      </div>
      <div className={styles.scroll}>
        {error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : !data ? (
          <Loading />
        ) : data.list.length === 0 ? (
          <Nothing text="还没有消息，页面的审核与批注会列在这里" />
        ) : (
          <MessageLines
            list={data.list}
            onOpen={({ message_id, read: isRead }) => {
              onClose()
              if (!isRead) read(message_id)
            }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Link to="/messages" onClick={onClose}>
          全部消息
        </Link>
      </div>
    </section>
  )
}
