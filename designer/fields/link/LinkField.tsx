import { Select } from 'antd'
import { useState } from 'react'
import { hrefOf } from '@engine'
import { CloseCircleOutlined } from '@engine/icons'
import type { LeafProps } from '@engine/settings'
import { isRecord } from '@schemas/json'
import type { Link } from '@schemas/generated/types'
import type { Json } from '@schemas/page'
import {
  isPicked,
  isTyped,
  LINK_KINDS,
  labelOfKind,
  type LinkKind,
  type PickedKind,
  targetOf,
} from '../kinds/link-kinds'
import { TargetMark } from '../picker/TargetMark'
import { IconButton } from '../../shell/ui'
import styles from './LinkField.module.css'
import { LinkPickers } from './LinkPickers'
import { LinkTarget } from './LinkTarget'
import { PagePlace } from './PagePlace'

const NONE = 'none'

const OPTIONS = [
  { value: NONE, label: '无链接' } as const,
  ...LINK_KINDS.map((value) => ({ value, label: labelOfKind(value) })),
]

/** A link: what kind of target, and which. `{}` is no link (rule links-1). */
export function LinkField({ value, set, title, disabled, id, describedBy, problems }: LeafProps) {
  const link = (isRecord(value) ? value : {}) as Link
  /** A chosen kind without a target yet: it is being typed. */
  const [started, setStarted] = useState<LinkKind | null>(null)
  const [picking, setPicking] = useState<PickedKind | null>(null)
  const kind = link.linkPage ?? started ?? NONE
  const address = hrefOf(link)
  const target = targetOf(link)
  const invalid = problems.length > 0

  const write = (next: Link) => set(next as unknown as Json)
  const choose = (next: LinkKind | typeof NONE) => {
    if (next === kind) return
    if (next !== NONE && isPicked(next)) return setPicking(next)
    setStarted(next === NONE ? null : next)
    if (Object.keys(link).length > 0) write({})
  }
  const clear = () => {
    setStarted(null)
    write({})
  }

  return (
    <div className={styles['field']}>
      <div className={styles['row']}>
        <Select<LinkKind | typeof NONE>
          id={id}
          className={styles['kind'] ?? ''}
          aria-label={`${title}类型`}
          aria-describedby={describedBy}
          disabled={disabled}
          value={kind}
          options={OPTIONS}
          onChange={choose}
          popupMatchSelectWidth={false}
          // all kinds in view
          listHeight={OPTIONS.length * 32}
          {...(invalid && !isTyped(kind) && { status: 'error' })}
        />
        {kind !== NONE && (
          <>
            <LinkTarget
              id={id}
              describedBy={describedBy}
              kind={kind}
              link={link}
              title={title}
              disabled={disabled}
              invalid={invalid}
              write={(next) => {
                if (Object.keys(next).length === 0) setStarted(kind)
                write(next)
              }}
              pick={setPicking}
            />
            <IconButton
              hint="清除链接"
              icon={<CloseCircleOutlined />}
              name={`清除${title}`}
              disabled={disabled}
              onClick={clear}
            />
          </>
        )}
      </div>
      {address && !isPlain(kind) && (
        <div className={styles['row']}>
          <span className={styles['address']} title={address}>
            {address}
          </span>
          {target && <TargetMark {...target} />}
        </div>
      )}
      <PagePlace link={link} title={title} disabled={disabled} write={write} />
      <LinkPickers picking={picking} link={link} onPick={write} onClose={() => setPicking(null)} />
    </div>
  )
}

/** What is typed says itself where it leads. */
const isPlain = (kind: LinkKind | typeof NONE) => kind === 'href' || kind === 'tel' || kind === 'anchor'
