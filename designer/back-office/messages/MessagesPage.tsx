import { Button, Checkbox } from 'antd'
import { useApi } from '../../shell/api'
import { MessageLines, useReading, useUnread } from '../../shell/messages'
import { ListPage, PageTurner, useNumberedAddress } from '../../shell/tables'
import { LoadFailure, Loading, Nothing } from '../../shell/ui'

/** All messages of the operator. */
export default function MessagesPage() {
  const { search, narrow, clear, query, paging } = useNumberedAddress()
  const onlyUnread = search.has('unread')
  const { data, error, refetch } = useApi(
    'GET /account/messages',
    { query: { ...query, ...(onlyUnread && { unread: true }) } },
    { ownError: true },
  )
  const unread = useUnread().data?.unread ?? 0
  const { readAll, read, isPending } = useReading()
  return (
    <ListPage
      title="消息"
      actions={
        <Button disabled={unread === 0} loading={isPending} onClick={readAll}>
          全部已读
        </Button>
      }
      filters={
        <Checkbox
          checked={onlyUnread}
          onChange={({ target }) => narrow({ unread: target.checked ? '1' : undefined })}
        >
          只看未读
        </Checkbox>
      }
    >
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading />
      ) : data.list.length === 0 ? (
        <Nothing text="还没有消息，页面的审核与批注会列在这里" onClear={onlyUnread ? clear : undefined} />
      ) : (
        <>
          <MessageLines
            list={data.list}
            onOpen={(message) => {
              if (!message.read) read(message.message_id)
            }}
          />
          <PageTurner paging={paging} total={data.total_count} />
        </>
      )}
    </ListPage>
  )
}
