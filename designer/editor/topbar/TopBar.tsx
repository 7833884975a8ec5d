import { Divider, Button, DatePicker, Popover, Tooltip, Tag } from 'antd'
import { ArrowLeftOutlined, CalendarOutlined } from '@engine/icons'
import { isPanel, useEditorValue } from '@engine/design'
import { People } from '../presence'
import { PreviewButton, ProblemCount, ViewPageButton } from '../publish'
import { OutgoingButtons, ReviewState } from '../review'
import { SaveState } from './SaveState'
import { ViewportSwitch } from './ViewportSwitch'
import { ButtonLink } from '../../shell/ui'
import { HelpLink, OF_EDITOR } from '../../shell/help'
import { Bell } from '../../shell/messages'
import { ActionButton } from '../actions'
import { useWorkspace } from '../workspace'
import styles from './TopBar.module.css'
import dayjs from 'dayjs'
import type { FocusEvent } from 'react'
import { useSnapshot } from 'valtio'

/** Page and its state; undo, zoom; preview, versions, save, publish. */
export function TopBar() {
  const { opened, saver } = useWorkspace()
  const { rows } = useSnapshot(saver.state)
  return (
    <div className={styles.bar} onFocus={reveal}>
      <div className={styles.scrolled}>
        <ButtonLink to="/" type="text" icon={<ArrowLeftOutlined />} aria-label="返回页面列表" />
        <h1 className={styles.title}>{rows[opened]?.title}</h1>
        <SaveState />
        <ReviewState />
        <SizeNotice />
        <People />
        <div className={styles.middle} role="toolbar" aria-label="编辑">
          <ActionButton action="undo" />
          <ActionButton action="redo" />
          <Divider orientation="vertical" />
          <ViewportSwitch />
          <MomentControl />
        </div>
        <ProblemCount />
        <Bell />
        <ActionButton action="shortcuts" />
        <Help />
        <PreviewButton />
        <ViewPageButton />
        <ActionButton action="versions" labelled />
      </div>
      <div className={styles.end}>
        <ActionButton action="save" labelled />
        <OutgoingButtons />
      </div>
    </div>
  )
}

/** Browsers leave a control that is partly in view as it is. */
const reveal = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** `?`: the chapter about what the operator is doing. */
function Help() {
  const { ui, editor } = useWorkspace()
  const { left, phone, tab, selected } = useSnapshot(ui)
  const [first] = selected
  const inPanel = useEditorValue(editor, ({ doc }) => {
    const widget = first === undefined ? undefined : doc.widgets.get(first)
    return widget !== undefined && (isPanel(widget.type) || widget.parent !== null)
  })
  const place = (): keyof typeof OF_EDITOR => {
    if (left === 'review') return left
    if (phone !== null) return 'phone'
    if (first !== undefined && tab === 'style') return 'style'
    return inPanel ? 'panel' : left
  }
  return <HelpLink chapter={OF_EDITOR[place()]} />
}

const FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Shows the page as it will be at a chosen moment: widgets with a show time come and go. */
function MomentControl() {
  const { ui } = useWorkspace()
  const { at } = useSnapshot(ui)
  return (
    <Popover
      trigger="click"
      title="预览时间"
      content={
        <DatePicker
          showTime
          aria-label="预览时间"
          placeholder="所有组件"
          format={FORMAT}
          value={at === null ? null : dayjs(at, FORMAT)}
          onChange={(moment) => (ui.at = moment?.format(FORMAT) ?? null)}
        />
      }
    >
      <Tooltip title={at === null ? '按时间预览' : `预览时间：${at}`}>
        <Button type={at === null ? 'text' : 'primary'} icon={<CalendarOutlined />} aria-label="按时间预览" />
      </Tooltip>
    </Popover>
  )
}

/** How much of the page's size is used up, once it is nearly all. */
function SizeNotice() {
  const { notice } = useSnapshot(useWorkspace().size.state)
  return (
    notice && (
      <Tag role="status" color={notice.urgent ? 'error' : 'warning'}>
        {notice.text}
      </Tag>
    )
  )
}
