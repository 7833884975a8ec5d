import { Button, Tag, Tooltip } from 'antd'
import { useSnapshot } from 'valtio'
import { shownTime } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { publishState, type PublishState, type SavePhase } from '../saving'
import styles from './SaveState.module.css'

const COLOURS: Record<PublishState, string> = {
  已删除: 'error',
  草稿: 'default',
  已发布: 'success',
  未启用: 'warning',
  有修改: 'processing',
  待发布: 'purple',
  有冲突: 'error',
}

const OFF = '已发布，还没有启用：顾客打不开这个页面。发布时或在页面列表中启用'

const TEXTS: Record<Exclude<SavePhase, 'saved'>, string> = {
  waiting: '保存中…',
  saving: '保存中…',
  offline: '离线，已暂存在本机',
  failed: '保存失败',
}

/** Whether shoppers see the page as it is now, and whether the edits are saved. */
export function SaveState() {
  const { saver, ui, readOnly, opened } = useWorkspace()
  const state = useSnapshot(saver.state)
  const shown = publishState(state, opened)
  const isBlocked = shown === '有冲突'
  return (
    <div className={styles.state}>
      <Tag color={COLOURS[shown]} {...(shown === '未启用' && { title: OFF })}>
        {shown}
      </Tag>
      {readOnly ? (
        <span className={styles.quiet}>只读</span>
      ) : (
        <span className={styles.quiet} role="status">
          {isBlocked && state.journaled ? '已暂存在本机' : textOf(state)}
        </span>
      )}
      {isBlocked && (
        <Button size="small" danger onClick={() => (ui.dialog = 'conflict')}>
          处理冲突
        </Button>
      )}
      {state.phase === 'failed' && (
        <Tooltip title={state.message}>
          <Button size="small" onClick={() => saver.retry()}>
            重试
          </Button>
        </Tooltip>
      )}
    </div>
  )
}

function textOf({
  phase,
  savedAt,
  journaled,
}: {
  phase: SavePhase
  savedAt: number
  journaled: boolean
}): string {
  if (phase === 'saved') return `已保存 ${timeOf(savedAt)}`
  if (phase === 'offline' && !journaled) return '离线，尚未保存'
  return TEXTS[phase]
}

/** Today's saves by the clock, older ones with their day. */
function timeOf(at: number): string {
  return timeAs(at, timeAs(at, 'MM-DD') === timeAs(Date.now(), 'MM-DD') ? 'HH:mm' : 'MM-DD HH:mm')
}

const timeAs = (at: number, format: string) => shownTime(new Date(at).toISOString(), format)
