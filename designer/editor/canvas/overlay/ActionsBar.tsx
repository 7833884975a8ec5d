import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  EditOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
} from '@engine/icons'
import { ActionButton } from '../../actions'
import styles from './Overlay.module.css'

/** 编辑, 上方添加, 下方添加, 上移, 下移, 删除 (rule canvas-2), beside the name tag. */
export function ActionsBar() {
  return (
    <div className={styles.bar} role="toolbar" aria-label="组件操作">
      <ActionButton action="edit" icon={<EditOutlined />} />
      <ActionButton action="insert-above" icon={<InsertRowAboveOutlined />} />
      <ActionButton action="insert-below" icon={<InsertRowBelowOutlined />} />
      <ActionButton action="move-up" icon={<ArrowUpOutlined />} />
      <ActionButton action="move-down" icon={<ArrowDownOutlined />} />
      <ActionButton action="remove" icon={<DeleteOutlined />} />
    </div>
  )
}
