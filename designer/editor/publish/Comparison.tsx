import { Button, Radio } from 'antd'
import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { fullNameOf, type PageDoc } from '@engine/design'
import { ArrowDownOutlined, ArrowUpOutlined } from '@engine/icons'
import { useWords } from '@engine/settings/field-words'
import type { PageVersion } from '@schemas/generated/api'
import type { Region } from '@schemas/page-data'
import { LoadFailure, Loading } from '../../shell/ui'
import { ChangeTable } from './ChangeTable'
import { marksOf } from './change-rows'
import { LivePage } from './LivePage'
import { useJumps } from './use-jumps'
import { useRevision } from './use-revision'
import styles from './Versions.module.css'

interface ComparisonProps {
  region: Region
  /** `name`: left out: by its number. */
  version: { number: number; doc: PageDoc; name?: string }
  draft: PageDoc
  /** The version that it is compared with; null: the draft. */
  against: PageVersion | null
  onAgainst(version: PageVersion | null): void
}

/** A version beside the draft or another version, drawn or in words; the older one comes first. */
export function Comparison({ region, version, draft, against, onAgainst }: ComparisonProps) {
  const own: Side = { name: version.name ?? nameOf(version.number), doc: version.doc }
  if (against === null || against.number === version.number)
    return <Sides before={own} after={{ name: '当前草稿', doc: draft }} />
  return (
    <>
      <Button size="small" onClick={() => onAgainst(null)}>
        改为与草稿对比
      </Button>
      <OtherVersion key={against.revision} region={region} version={against}>
        {(doc) => {
          const other: Side = { name: nameOf(against.number), doc }
          const [before, after] = against.number < version.number ? [other, own] : [own, other]
          return <Sides before={before} after={after} />
        }}
      </OtherVersion>
    </>
  )
}

const nameOf = (number: number) => `第 ${number} 版`

function OtherVersion({
  region,
  version,
  children,
}: {
  region: Region
  version: PageVersion
  children(doc: PageDoc): ReactNode
}) {
  const { stored, error, refetch } = useRevision(region, version.revision)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return stored ? children(stored) : <Loading />
}

interface Side {
  name: string
  doc: PageDoc
}

function Sides({ before, after }: { before: Side; after: Side }) {
  const [way, setWay] = useState<'drawn' | 'words'>('drawn')
  const docs = useMemo(() => [before.doc, after.doc] as const, [before.doc, after.doc])
  const words = useWords(docs)
  const marks = useMemo(() => marksOf(...docs), [docs])
  if (marks.size === 0) return <p>{`${before.name}与${after.name}相同`}</p>
  return (
    <>
      <Radio.Group
        aria-label="对比方式"
        optionType="button"
        value={way}
        onChange={({ target }) => setWay(target.value as typeof way)}
        options={[
          { value: 'drawn', label: '画面' },
          { value: 'words', label: '属性' },
        ]}
      />
      {way === 'words' ? (
        <ChangeTable
          before={before.doc}
          after={after.doc}
          words={words}
          names={{ before: before.name, after: after.name }}
        />
      ) : (
        <Drawn sides={[before, after]} marks={marks} />
      )}
    </>
  )
}

/** Both drawn beside each other, with the way from change to change. */
function Drawn({ sides, marks }: { sides: readonly [Side, Side]; marks: ReadonlyMap<string, string> }) {
  const pair = useRef<HTMLDivElement>(null)
  const { at, jump } = useJumps(pair)
  const [before, after] = sides
  const nameAt = (uuid: string) => {
    const doc = after.doc.widgets.has(uuid) ? after.doc : before.doc
    return doc.widgets.has(uuid) ? fullNameOf(doc, uuid) : ''
  }
  return (
    <>
      <span className={styles.jumps} role="group" aria-label="变化">
        <Button size="small" icon={<ArrowUpOutlined />} onClick={() => jump(-1)}>
          上一处变化
        </Button>
        <Button size="small" icon={<ArrowDownOutlined />} onClick={() => jump(1)}>
          下一处变化
        </Button>
        <span className={styles.quiet} role="status">
          {at && `第 ${at.index + 1} 处，共 ${at.total} 处：${nameAt(at.uuid)}`}
        </span>
      </span>
      <Scroll ref={pair} className={styles.pair} label="画面对比">
        {sides.map(({ name, doc }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.heading}>{name}</h2>
            <LivePage doc={doc} label={name} marks={marks} />
          </section>
        ))}
      </Scroll>
    </>
  )
}

interface ScrollProps {
  ref?: Ref<HTMLDivElement>
  className: string | undefined
  label: string
  children: ReactNode
}

/** What scrolls can be reached by keyboard: nothing in a drawn page can. */
export function Scroll({ ref, className, label, children }: ScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
