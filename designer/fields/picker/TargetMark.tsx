import { Tag } from 'antd'
import { useTargetState, type TargetEntity } from './target-states'

interface TargetMarkProps {
  entity: TargetEntity | undefined
  /** '' where nothing is chosen. */
  id: string
  /** Said of what shoppers can reach; absent: nothing is. */
  fine?: string
}

/** 已下架, 已结束, 未发布 …: what shoppers cannot reach is told before it is chosen, and where it was chosen. */
export function TargetMark({ entity, id, fine }: TargetMarkProps) {
  const { message, isFine, error } = useTargetState(entity, id)
  if (error) return <Tag>状态未知</Tag>
  if (message !== '') return <Tag color="warning">{message}</Tag>
  return fine && isFine ? <Tag color="success">{fine}</Tag> : null
}
