import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { InboxOutlined } from '@engine/icons'
import styles from './Nothing.module.css'

export interface NothingProps {
  /** What to do next: `还没有商品，点“新建商品”添加第一件`. */
  text: string
  /** A button that does it. */
  action?: ReactNode
  /** Widens a list that filters have narrowed to nothing; absent where nothing narrows it. */
  onClear?: (() => void) | undefined
}

/** A list without rows: says why, and what can be done about it. antd's own picture is titled 暂无数据. */
export const Nothing = ({ text, action, onClear }: NothingProps) => (
  <Empty
    className={styles.nothing ?? ''}
    image={<InboxOutlined className={styles.icon ?? ''} />}
    styles={{ image: { height: 48 } }}
    description={onClear ? '没有符合条件的内容' : text}
  >
    {onClear ? <Button onClick={onClear}>清空筛选</Button> : action}
  </Empty>
)

/** What a list of choices says as long as it has none: antd would say 暂无数据. */
export function noChoice(isLoading: boolean, keyword: string): string {
  if (isLoading) return '正在加载…'
  return keyword ? '没有找到，换个词试试' : '还没有可选的，请先新建'
}
