import { Input, Modal } from 'antd'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { type DialogProps, REGION_NAMES, useWorkspace } from '../workspace'
import { clearable, Nothing } from '../../shell/ui'
import { findWidgets, type SearchHit } from './search'
import styles from './find.module.css'

/** Finds widgets by name or by any text in them; Enter goes to the chosen one. */
export default function Find({ onClose }: DialogProps) {
  const workspace = useWorkspace()
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useMemo(() => findWidgets(workspace.base.doc, word), [workspace, word])

  function goTo(each: SearchHit | undefined) {
    if (!each) return
    workspace.select([each.uuid])
    onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + found.length) % found.length)
  }

  return (
    <Modal open title="查找组件" footer={null} onCancel={onClose} destroyOnHidden>
      <Input
        autoFocus
        allowClear={clearable}
        placeholder="名称、类型或组件中的文字"
        aria-label="查找组件"
        value={word}
        onChange={({ target }) => {
          setWord(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        onPressEnter={() => goTo(found[chosen])}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="find-results"
        aria-activedescendant={found[chosen] && `find-${found[chosen].uuid}`}
      />
      {word.trim() !== '' && found.length === 0 && <Nothing text="没有找到" />}
      <ul id="find-results" role="listbox" aria-label="查找结果" className={styles.list}>
        {found.map((each, index) => (
          // the input handles the keys
          <li
            key={each.uuid}
            id={`find-${each.uuid}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.found}
            onClick={() => goTo(each)}
          >
            <span className={styles.name}>{each.name}</span>
            <span className={styles.excerpt}>{each.excerpt || each.title}</span>
            <span className={styles.region}>{each.region && REGION_NAMES[each.region]}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
