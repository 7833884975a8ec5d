import { Checkbox } from 'antd'
import type { Region } from '@schemas/page-data'
import { REGION_NAMES } from '../workspace'
import styles from './Publish.module.css'

interface PublishPartsProps {
  changed: readonly Region[]
  /** Documents that had unpublished changes before this editor was opened. */
  before: readonly Region[]
  chosen: readonly Region[]
  onChange(chosen: Region[]): void
  disabled: boolean
}

/** Chooses which of the changed documents are published; header and footer are marked as shared by every page. */
export function PublishParts({ changed, before, chosen, onChange, disabled }: PublishPartsProps) {
  if (changed.length === 0) return <p className={styles.what}>没有需要发布的修改</p>
  return (
    <fieldset className={styles.parts}>
      <legend>将一起发布</legend>
      <Checkbox.Group<Region>
        value={[...chosen]}
        onChange={onChange}
        disabled={disabled}
        options={changed.map((region) => ({ value: region, label: wordsFor(region, before) }))}
      />
    </fieldset>
  )
}

function wordsFor(region: Region, before: readonly Region[]): string {
  if (region === 'body') return REGION_NAMES.body
  const earlier = before.includes(region) ? '，打开前已有未发布的修改' : ''
  return `${REGION_NAMES[region]}（影响所有页面${earlier}）`
}

/**
 * Initial selection: the page itself, and header or footer if they were changed since the editor was opened. Unfinished
 * work of another operator is thus not published by accident.
 */
export function firstChoice(changed: readonly Region[], before: readonly Region[], opened: Region): Region[] {
  const own = changed.filter((region) => region === 'body' || region === opened || !before.includes(region))
  return own.length > 0 ? own : [...changed]
}
