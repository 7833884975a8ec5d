import { Button, Input } from 'antd'
import { EyeInvisibleOutlined } from '@engine/icons'
import { catalogue } from '@schemas/generated/catalogue'
import { firstTextOf, setAlias } from '@engine/design'
import { useWidget, useWorkspace } from '../workspace'
import { ActionButton } from '../actions'
import { HIDE_ON_PHONES, removeWidgets } from '../placement'
import styles from './SettingsPanel.module.css'

/** The widget's type and name, and the actions on the whole widget. */
export function WidgetHead({ uuid }: { uuid: string }) {
  const workspace = useWorkspace()
  const { editor, phone, readOnly } = workspace
  const title = useWidget(uuid, (widget) => catalogue[widget.type]?.title ?? widget.name ?? widget.type)
  const alias = useWidget(uuid, (widget) => widget.alias ?? '')
  if (title === undefined) return null
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <span className={styles.name}>{title}</span>
        <FirstText uuid={uuid} />
      </div>
      <Input
        aria-label="组件别名"
        placeholder="别名，只在设计器中显示"
        value={alias}
        disabled={readOnly}
        onChange={({ target }) => editor.run(setAlias(uuid, target.value))}
        onCompositionStart={() => editor.beginComposition()}
        onCompositionEnd={() => editor.endComposition()}
      />
      <div className={styles.actions}>
        <ActionButton action="insert-above" />
        <ActionButton action="insert-below" />
        <ActionButton action="move-up" />
        <ActionButton action="move-down" />
        {phone ? (
          <Button
            size="small"
            type="text"
            icon={<EyeInvisibleOutlined />}
            disabled={readOnly}
            onClick={() => void removeWidgets(workspace, [uuid])}
          >
            {HIDE_ON_PHONES}
          </Button>
        ) : (
          <>
            <ActionButton action="duplicate" />
            <ActionButton action="remove" />
          </>
        )}
      </div>
    </div>
  )
}

/** A component of its own: the text changes with every key, and the rest of the head does not. */
function FirstText({ uuid }: { uuid: string }) {
  return <span className={styles.type}>{useWidget(uuid, firstTextOf)}</span>
}
