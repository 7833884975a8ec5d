import { Checkbox, DatePicker, Input, Radio } from 'antd'
import dayjs from 'dayjs'
import { useId } from 'react'
import { PUBLISH_NOTE } from '@schemas/generated/admin-limits'
import type { PageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { isoOf, LoadFailure, ZONE } from '../../shell/ui'
import styles from './Publish.module.css'

export interface PublishChoice {
  note: string
  /** ISO time; `null`: at once. */
  at: string | null
}

interface PublishFormProps {
  choice: PublishChoice
  onChange(choice: PublishChoice): void
  disabled: boolean
}

/** When, and a note for the list of versions. */
export function PublishForm({ choice, onChange, disabled }: PublishFormProps) {
  const id = useId()
  const { note, at } = choice
  return (
    <div className={styles.form}>
      <Radio.Group
        aria-label="发布时间"
        disabled={disabled}
        value={at === null ? 'now' : 'later'}
        onChange={({ target }) =>
          onChange({ note, at: target.value === 'now' ? null : nextHour().toISOString() })
        }
        options={[
          { value: 'now', label: '立即发布' },
          { value: 'later', label: '定时发布' },
        ]}
      />
      {at !== null && (
        <DatePicker
          aria-label="定时发布的时间（北京时间）"
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          allowClear={false}
          disabled={disabled}
          // the shop's own time, whatever the operator's clock says
          value={dayjs(at).tz(ZONE)}
          disabledDate={(day) => day.isBefore(dayjs().tz(ZONE).startOf('day'))}
          onChange={(picked) => {
            if (picked) onChange({ note, at: isoOf(picked.format('YYYY-MM-DD HH:mm:00')) })
          }}
        />
      )}
      <label htmlFor={id}>备注</label>
      <Input.TextArea
        id={id}
        value={note}
        // a text that is too long is marked and refused by the server, never truncated
        count={{ show: true, max: PUBLISH_NOTE }}
        rows={2}
        disabled={disabled}
        placeholder="这次修改了什么，显示在历史版本中"
        onChange={({ target }) => onChange({ note: target.value, at })}
      />
    </div>
  )
}

const nextHour = () => dayjs().add(1, 'hour').startOf('hour')

interface EnableChoiceProps {
  page: Pick<PageRow, 'page_type' | 'platform'>
  checked: boolean
  onChange(checked: boolean): void
  disabled: boolean
}

/** Whether a page that is off is turned on by its publication; a home page says which one it replaces (rule import-5). */
export function EnableChoice({ page, ...choice }: EnableChoiceProps) {
  if (page.page_type === 'home') return <HomeChoice platform={page.platform} {...choice} />
  return <Choice {...choice}>发布后启用，顾客可以访问</Choice>
}

function HomeChoice({ platform, ...choice }: Omit<EnableChoiceProps, 'page'> & Pick<PageRow, 'platform'>) {
  const { data, error, refetch } = useApi('GET /pages', {
    query: { page_type: 'home', platform, enabled: true },
  })
  const [shown] = data?.list ?? []
  return (
    <>
      <Choice {...choice}>{`发布后启用${shown ? `，替换现在的首页“${shown.title}”` : '为首页'}`}</Choice>
      {error && <LoadFailure error={error} onRetry={refetch} />}
    </>
  )
}

const Choice = ({
  checked,
  onChange,
  disabled,
  children,
}: Omit<EnableChoiceProps, 'page'> & { children: string }) => (
  <Checkbox checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)}>
    {children}
  </Checkbox>
)
