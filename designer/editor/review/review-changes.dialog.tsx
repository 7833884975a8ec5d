import { Modal } from 'antd'
import { LoadFailure, Loading, Nothing, Tabs } from '../../shell/ui'
import { Comparison, useRevision } from '../publish'
import { type DialogProps, REGION_NAMES } from '../workspace'
import { useWaiting, type RegionReview } from './use-reviews'

/** What has changed in the drafts since they were handed in. */
export default function ReviewChangesDialog({ onClose }: DialogProps) {
  const waiting = useWaiting()
  const [only] = waiting
  return (
    <Modal open width="min(1200px, 96vw)" title="提交之后的修改" footer={null} onCancel={onClose}>
      {!only ? (
        <Nothing text="没有等待中的审核" />
      ) : waiting.length === 1 ? (
        <Since {...only} />
      ) : (
        <Tabs
          label="文档"
          items={waiting.map((each) => ({
            key: each.region,
            label: REGION_NAMES[each.region],
            children: <Since {...each} />,
          }))}
        />
      )}
    </Modal>
  )
}

const noOther = () => {}

function Since({ region, review }: RegionReview) {
  const { stored, draft, error, refetch } = useRevision(region, review.revision)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored || !draft) return <Loading />
  return (
    <Comparison
      region={region}
      version={{ number: review.number, doc: stored, name: '提交时' }}
      draft={draft}
      against={null}
      onAgainst={noOther}
    />
  )
}
