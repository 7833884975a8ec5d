import { Input, Select, Space } from 'antd'
import { useState } from 'react'
import type { JsonObject } from '@schemas/page'
import { isRecord } from '@schemas/json'
import { linkTargetOf, linkTitleOf, type LinkTarget } from '@schemas/link-targets'
import { inLanguage } from '@schemas/problem-texts/in-language'
import { fullNameOf, walk } from '../../page'
import { texts } from '../../texts/texts'
import { isWrong, type LeafProps } from '../field'
import { useSettings } from '../settings-context'

/** The kind that an empty link begins with, if its schema has it: an address. */
const FIRST = 'href'

/** A link by its kind and what that kind asks for, for forms without a picker. */
export function LinkLeaf({ id, describedBy, value, set, schema, problems, disabled }: LeafProps) {
  const link = isRecord(value) ? (value as JsonObject) : {}
  const kinds = (schema.properties?.['linkPage']?.enum ?? []).map(String)
  const [started, setStarted] = useState(kinds.includes(FIRST) ? FIRST : kinds[0])
  const kind = typeof link['linkPage'] === 'string' ? link['linkPage'] : started
  const target = linkTargetOf(kind)
  const status = isWrong(problems) ? 'error' : ''
  const linked = (to: JsonObject): JsonObject => ({
    linkPage: kind ?? FIRST,
    linkPageLabel: titleOf(kind ?? FIRST),
    ...to,
  })
  const choose = (next: string | undefined) => {
    setStarted(next ?? started)
    const isFixed = next !== undefined && linkTargetOf(next)?.keys.length === 0
    set(isFixed ? { linkPage: next, linkPageLabel: titleOf(next) } : {})
  }
  return (
    <Space.Compact block>
      <Select
        id={`${id}-kind`}
        aria-label={texts.forms.linkKind}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: titleOf(each) }))}
        popupMatchSelectWidth={false}
        allowClear={Object.keys(link).length > 0}
        status={status}
        disabled={disabled}
        onChange={choose}
      />
      {target && target.keys.length > 0 && (
        <TargetInput
          {...{ id, describedBy, target, status, disabled }}
          value={valueOf(target, link)}
          set={(key, text) => set(text === '' ? {} : linked({ [key]: text }))}
        />
      )}
    </Space.Compact>
  )
}

interface TargetInputProps {
  id: string
  describedBy: string
  target: LinkTarget
  value: string
  set(key: string, text: string): void
  status: '' | 'error'
  disabled: boolean
}

function TargetInput({ id, describedBy, target, value, set, status, disabled }: TargetInputProps) {
  const { editor } = useSettings().target
  const {
    keys: [key = ''],
    path,
    end = '',
  } = target
  if (target.entity === 'widget')
    return (
      <Select
        id={id}
        className="pm-set-wide"
        aria-describedby={describedBy}
        value={value === '' ? null : value}
        options={walk(editor.doc).map((uuid) => ({ value: uuid, label: fullNameOf(editor.doc, uuid) }))}
        status={status}
        disabled={disabled}
        onChange={(uuid) => set(key, uuid ?? '')}
      />
    )
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      status={status}
      value={value}
      placeholder={path === undefined ? 'https://example.com/' : `${path}…${end}`}
      disabled={disabled}
      onChange={(event) => set(key, event.target.value)}
    />
  )
}

const titleOf = (kind: string): string => inLanguage(linkTitleOf(kind)) || kind

const valueOf = ({ keys }: LinkTarget, link: JsonObject): string =>
  String(keys.map((key) => link[key]).find(Boolean) ?? '')
