import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { type LeafProps, useList, useSibling } from '@engine/settings'
import { isRecord } from '@schemas/json'
import type { ShopTag } from '@schemas/generated/types'
import type { Json } from '@schemas/page'
import { useApi } from '../../shell/api'
import { LoadFailure } from '../../shell/ui'

/** How pages write a moment: the shop's own time (Asia/Shanghai), whatever the operator's clock says. */
const MOMENT = 'YYYY-MM-DD HH:mm:ss'

/** A moment, or '' for none. The text is the shop's wall clock, so no zone is converted either way. */
export function DateTimeField(props: LeafProps) {
  const { value, set, title, schema, hints, disabled, id, describedBy, problems } = props
  const moment = typeof value === 'string' && value !== '' ? dayjs(value) : null
  return (
    <DatePicker
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: 200 }}
      showTime
      format={MOMENT}
      // optional fields have '' as their default
      placeholder={schema.default === '' && hints['needed'] !== true ? '不限' : '请选择时间'}
      disabled={disabled}
      {...(problems.length > 0 && { status: 'error' })}
      value={moment?.isValid() ? moment : null}
      onChange={(chosen) => set(chosen ? chosen.format(MOMENT) : '')}
    />
  )
}

/** As many shops as one answer may hold: their tags are the tags there are. */
const SHOPS = 50

/** Tags of shops: of the shop in the same entry, else of all shops. */
export function TagsField({ path, title, disabled, id, describedBy, problems }: LeafProps) {
  const { items, replace } = useList(path)
  const shop = useSibling('shop_id').value
  const own = typeof shop === 'string' && shop !== ''
  const { data, error, isFetching, refetch } = useApi(
    'GET /pickers/shops',
    { query: { page: 1, pageSize: SHOPS, ...(own && { ids: [shop] }) } },
    { ownError: true },
  )
  const chosen = items.flatMap(tagOf)
  // chosen tags stay in the list even if no shop has them any more
  const known = new Map(
    [...(data?.list ?? []).flatMap(({ tagList }) => tagList), ...chosen].map((tag) => [tag.tag_id, tag]),
  )
  return (
    <Select<string[]>
      mode="multiple"
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      disabled={disabled}
      loading={isFetching}
      {...(error && { notFoundContent: <LoadFailure error={error} onRetry={refetch} /> })}
      placeholder="选择标签"
      optionFilterProp="label"
      {...(problems.length > 0 && { status: 'error' })}
      value={chosen.map(({ tag_id }) => tag_id)}
      options={[...known.values()].map(({ tag_id, tag_name }) => ({ value: tag_id, label: tag_name }))}
      onChange={(ids) => replace(ids.flatMap((tag) => known.get(tag) ?? []).map(plain))}
    />
  )
}

const tagOf = (item: Json): ShopTag[] =>
  isRecord(item) && item['tag_id']
    ? [{ tag_id: String(item['tag_id']), tag_name: String(item['tag_name'] ?? '') }]
    : []

/** Live rows may have more properties of a tag than a page holds. */
const plain = ({ tag_id, tag_name }: ShopTag): Json => ({ tag_id, tag_name })

/** A value that is shown but cannot be changed. */
export function ReadonlyField({ value, id }: LeafProps) {
  return (
    <output id={id}>{typeof value === 'string' || typeof value === 'number' ? String(value) : ''}</output>
  )
}
