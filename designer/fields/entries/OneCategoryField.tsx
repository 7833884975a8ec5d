import { Button } from 'antd'
import { useState } from 'react'
import { CloseCircleOutlined } from '@engine/icons'
import type { LeafProps } from '@engine/settings'
import { isWrong } from '@engine/settings/field'
import { useApi } from '../../shell/api'
import { IconButton } from '../../shell/ui'
import { CategoryPicker } from '../category/CategoryPicker'
import styles from './Entries.module.css'

/** One category of any level; none is all of them. */
export function OneCategoryField({
  value,
  set,
  hints,
  title,
  disabled,
  id,
  describedBy,
  problems,
}: LeafProps) {
  const [picking, setPicking] = useState(false)
  const chosen = typeof value === 'string' && value !== '' ? [value] : []
  const { data: named = [] } = useApi(
    'GET /options/{kind}',
    { params: { kind: 'category' }, query: { ids: chosen } },
    { enabled: chosen.length > 0, ownError: true },
  )
  return (
    <div className={styles['one']}>
      <Button
        block
        id={id}
        aria-label={title}
        aria-describedby={describedBy}
        autoInsertSpace={false}
        disabled={disabled}
        danger={isWrong(problems)}
        onClick={() => setPicking(true)}
      >
        {chosen.length === 0 ? '全部分类' : (named[0]?.title ?? chosen[0])}
      </Button>
      {chosen.length > 0 && (
        <IconButton
          hint="清除"
          icon={<CloseCircleOutlined />}
          name={`清除${title}`}
          disabled={disabled}
          onClick={() => set(undefined)}
        />
      )}
      <CategoryPicker
        open={picking}
        main={hints.main === true}
        chosen={chosen}
        onPick={([category]) => category && set(category.category_id)}
        onClose={() => setPicking(false)}
      />
    </div>
  )
}
