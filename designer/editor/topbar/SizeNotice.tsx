import { Tag } from 'antd'
import { useSnapshot } from 'valtio'
import { useWorkspace } from '../workspace'

/** How much of the page's size is used up, once it is nearly all. */
export function SizeNotice() {
  const { notice } = useSnapshot(useWorkspace().size.state)
  return (
    notice && (
      <Tag role="status" color={notice.urgent ? 'error' : 'warning'}>
        {notice.text}
      </Tag>
    )
  )
}
