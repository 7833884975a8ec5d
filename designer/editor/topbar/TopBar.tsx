import { Divider } from 'antd'
import {
  ArrowLeftOutlined,
  HistoryOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@engine/icons'
import { PreviewButton, ProblemCount } from '../publish'
import { SaveState } from './SaveState'
import { ButtonLink } from '../../shell/ui'
import { ActionButton } from '../actions'
import { useWorkspace } from '../workspace'
import { MomentControl } from './MomentControl'
import { SizeNotice } from './SizeNotice'
import { PublishButton } from './PublishButton'
import styles from './TopBar.module.css'

/** Page and its state; undo, zoom; preview, versions, save, publish. */
export function TopBar() {
  const { page } = useWorkspace()
  return (
    <div className={styles.bar}>
      <ButtonLink to="/" type="text" icon={<ArrowLeftOutlined />} aria-label="返回页面列表" />
      <h1 className={styles.title}>{page.title}</h1>
      <SaveState />
      <SizeNotice />
      <div className={styles.middle} role="toolbar" aria-label="编辑">
        <ActionButton action="undo" icon={<UndoOutlined />} />
        <ActionButton action="redo" icon={<RedoOutlined />} />
        <Divider orientation="vertical" />
        <MomentControl />
      </div>
      <ProblemCount />
      <ActionButton action="shortcuts" icon={<QuestionCircleOutlined />} />
      <PreviewButton />
      <ActionButton action="versions" icon={<HistoryOutlined />} labelled />
      <ActionButton action="save" icon={<SaveOutlined />} labelled />
      <PublishButton />
    </div>
  )
}
