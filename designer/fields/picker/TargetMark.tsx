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
  const state = useTargetState(entity, id)
  if (state !== '') return <Tag color="warning">{state}</Tag>
  return fine ? <Tag color="success">{fine}</Tag> : null
}
