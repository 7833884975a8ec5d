import { Checkbox } from 'antd'
import type { PageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'

interface EnableChoiceProps {
  page: Pick<PageRow, 'page_type' | 'platform'>
  checked: boolean
  onChange(checked: boolean): void
  disabled: boolean
}

/** Whether a page that is off is turned on by its publication; a home page says which one it replaces (rule import-5). */
export function EnableChoice({ page, checked, onChange, disabled }: EnableChoiceProps) {
  return (
    <Checkbox checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)}>
      {page.page_type === 'home' ? <Replacing platform={page.platform} /> : '发布后启用，顾客可以访问'}
    </Checkbox>
  )
}

function Replacing({ platform }: Pick<PageRow, 'platform'>) {
  const { data } = useApi('GET /pages', { query: { page_type: 'home', platform, enabled: true } })
  const [shown] = data?.list ?? []
  return <>{`发布后启用${shown ? `，替换现在的首页“${shown.title}”` : '为首页'}`}</>
}
