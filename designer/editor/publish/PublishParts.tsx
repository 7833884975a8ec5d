import { Button, Checkbox } from 'antd'
import { useId, useMemo, useState } from 'react'
import type { PageDoc } from '@engine/design'
import { useWords } from '@engine/settings/field-words'
import type { Region } from '@schemas/page-data'
import { useApi } from '../../shell/api'
import { LoadFailure, Loading, shownTime } from '../../shell/ui'
import { publishedRevision } from '../saving'
import { REGION_NAMES, useWorkspace } from '../workspace'
import { ChangeTable } from './ChangeTable'
import { useRevision } from './use-revision'
import styles from './Publish.module.css'

interface PublishPartsProps {
  changed: readonly Region[]
  /** Documents that had unpublished changes before this editor was opened. */
  before: readonly Region[]
  chosen: readonly Region[]
  onChange(chosen: Region[]): void
  disabled: boolean
  legend?: string
}

/** Chooses which of the changed documents are published; header and footer are marked as shared by every page. */
export function PublishParts({
  changed,
  before,
  chosen,
  onChange,
  disabled,
  legend = '将一起发布',
}: PublishPartsProps) {
  if (changed.length === 0) return <p className={styles.what}>没有需要发布的修改</p>
  return (
    <fieldset className={styles.parts}>
      <legend>{legend}</legend>
      {changed.map((region) => (
        <Part
          key={region}
          region={region}
          label={wordsFor(region, before)}
          checked={chosen.includes(region)}
          disabled={disabled}
          onChange={(checked) =>
            onChange(changed.filter((each) => (each === region ? checked : chosen.includes(each))))
          }
        />
      ))}
    </fieldset>
  )
}

interface PartProps {
  region: Region
  label: string
  checked: boolean
  disabled: boolean
  onChange(checked: boolean): void
}

/** One document: whether it goes out, who changed it, and what differs from what shoppers see. */
function Part({ region, label, checked, disabled, onChange }: PartProps) {
  const { pages } = useWorkspace()
  const [open, setOpen] = useState(false)
  const id = useId()
  const page_id = pages[region]?.page.page_id ?? ''
  const { data, error, refetch } = useApi('GET /pages/{page_id}/authors', { params: { page_id } })
  const authors = data?.authors.map(({ name, at }) => `${name} ${shownTime(at)}`).join('、')
  return (
    <div className={styles.part}>
      <Checkbox checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${REGION_NAMES[region]}与线上的差异`}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起差异' : '查看差异'}
      </Button>
      {authors && <span className={styles.authors}>修改：{authors}</span>}
      {error && <LoadFailure error={error} onRetry={refetch} />}
      <div id={id} className={styles.changes} hidden={!open}>
        {open && <LiveChanges region={region} />}
      </div>
    </div>
  )
}

/** What publishing a document would change of what shoppers see. */
function LiveChanges({ region }: { region: Region }) {
  const { saver } = useWorkspace()
  const revision_id = publishedRevision(saver.state, region)
  if (revision_id === '') return <p>还没有发布过，整个页面都是新的</p>
  return <Differences region={region} revision_id={revision_id} />
}

function Differences({ region, revision_id }: { region: Region; revision_id: string }) {
  const { stored, draft, error, refetch } = useRevision(region, revision_id)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored || !draft) return <Loading />
  return <Changes live={stored} draft={draft} />
}

function Changes({ live, draft }: { live: PageDoc; draft: PageDoc }) {
  const words = useWords(useMemo(() => [live, draft], [live, draft]))
  return <ChangeTable before={live} after={draft} words={words} names={{ before: '线上', after: '发布后' }} />
}

function wordsFor(region: Region, before: readonly Region[]): string {
  if (region === 'body') return REGION_NAMES.body
  const earlier = before.includes(region) ? '，打开前已有未发布的修改' : ''
  return `${REGION_NAMES[region]}（影响所有页面${earlier}）`
}
