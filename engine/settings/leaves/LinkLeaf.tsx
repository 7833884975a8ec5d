import { Input } from 'antd'
import type { Json, JsonObject } from '@schemas/page'
import { linkTargetOf } from '@schemas/link-targets'
import type { LeafProps } from '../field'
import { isWrong } from '../problems'

/** A link as a free address: for forms without a picker. Other kinds are shown until an address is typed over them. */
export function LinkLeaf({ id, describedBy, value, set, problems, disabled }: LeafProps) {
  const link = linkOf(value)
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      status={isWrong(problems) ? 'error' : ''}
      value={addressOf(link)}
      placeholder="https://example.com/"
      disabled={disabled}
      onChange={({ target }) =>
        set(target.value === '' ? {} : { linkPage: 'href', linkPageLabel: '自定义链接', href: target.value })
      }
    />
  )
}

const linkOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

function addressOf(link: JsonObject): string {
  const target = linkTargetOf(link['linkPage'])
  const key = target?.keys.find((name) => link[name])
  return key === undefined ? '' : `${target?.path ?? ''}${String(link[key])}`
}
