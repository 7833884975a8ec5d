import { Button, Modal, Radio, Space } from 'antd'
import { use, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isOpen, merge, nameOf, PAGE, type Conflict } from '@engine/design'
import { copyDoc } from '@engine/page/doc'
import { type DialogProps, useWorkspace } from '../workspace'
import { ConflictSides } from './ConflictSides'
import { useWords, type FieldWords } from '@engine/settings/field-words'
import { type OpenMerge, resolve, type Side, type Versions } from '../saving'
import { SessionContext } from '../../shell/sign-in'
import styles from './Conflict.module.css'

/** Offers both sides of every conflict to choose from. Closed without a choice it can be opened again. */
export default function ConflictDialog({ onClose }: DialogProps) {
  const { state } = useWorkspace().saver
  // watched through the snapshot, used as it is: its functions need the page itself
  const { openMerge } = useSnapshot(state) as { openMerge: OpenMerge | null }
  return openMerge && <Choices key={openMerge.id} openMerge={openMerge} onClose={onClose} />
}

function Choices({ openMerge, onClose }: DialogProps & { openMerge: OpenMerge }) {
  const { host, saver } = useWorkspace()
  const versions = useMemo(() => stillOf(openMerge.versions()), [openMerge])
  const words = useWords(useMemo(() => Object.values(versions), [versions]))
  const conflicts = useMemo(
    () => merge(versions.base, versions.mine, versions.theirs).conflicts.filter(isOpen),
    [versions],
  )
  const [chosen, setChosen] = useState<ReadonlyMap<Conflict, Side>>(new Map())
  const chooseAll = (side: Side) => setChosen(new Map(conflicts.map((each) => [each, side])))
  const own = use(SessionContext)?.operator.name
  const author = openMerge.author === own ? '你在另一个窗口' : openMerge.author
  const theirs = author ? `${author}的` : '服务器上的'

  function settle() {
    const merged = resolve(versions, chosen, { titleOf: words.titleOf })
    openMerge.settle(merged.doc)
    for (const { message } of merged.conflicts) host.warn(message)
    if (!saver.state.openMerge) onClose()
  }

  return (
    <Modal
      open
      width={960}
      title="同一处有两种修改"
      onCancel={onClose}
      cancelText="稍后处理"
      okText="采用所选"
      okButtonProps={{ disabled: chosen.size < conflicts.length }}
      onOk={settle}
    >
      <p className={styles.hint}>
        {author ? `${author}也修改了这个页面` : '上次未保存的修改与服务器上的草稿不同'}
        。其余的修改会自动合并，下面 {conflicts.length} 处请选择；在此之前，您的修改都保存在本机。
      </p>
      <Space>
        <Button onClick={() => chooseAll('mine')}>全部用我的</Button>
        <Button onClick={() => chooseAll('theirs')}>全部用{theirs}</Button>
      </Space>
      <ol className={styles.list}>
        {conflicts.map((conflict) => {
          const title = titleOf(conflict, versions, words)
          return (
            <li key={title + conflict.uuid} className={styles.item}>
              <h2 className={styles.title}>{title}</h2>
              <Radio.Group
                className={styles.sides ?? ''}
                aria-label={title}
                value={chosen.get(conflict) ?? null}
                onChange={({ target }) => setChosen(new Map(chosen).set(conflict, target.value as Side))}
              >
                <ConflictSides conflict={conflict} versions={versions} words={words} theirs={theirs} />
              </Radio.Group>
            </li>
          )
        })}
      </ol>
    </Modal>
  )
}

/** Copies: the page being edited changes in place. */
const stillOf = ({ base, mine, theirs }: Versions): Versions => ({
  base: copyDoc(base),
  mine: copyDoc(mine),
  theirs: copyDoc(theirs),
})

/** `轮播图 · 轮播图片 第 1 项 链接`. */
function titleOf(
  { uuid, kind, path, keys }: Conflict,
  { mine, theirs }: Versions,
  words: FieldWords,
): string {
  const widget = mine.widgets.get(uuid) ?? theirs.widgets.get(uuid)
  const who = uuid === PAGE ? '页面设置' : widget ? nameOf(widget) : uuid
  if (kind === 'place') return `${who} · 位置`
  if (kind === 'deleted') return `${who} · 是否保留`
  const type = uuid === PAGE ? 'page' : (widget?.type ?? '')
  const paths = keys?.map((key) => [...path, key]) ?? [path]
  return `${who} · ${paths.map((each) => words.titleOf(type, each) ?? each.join('.')).join('、')}`
}
