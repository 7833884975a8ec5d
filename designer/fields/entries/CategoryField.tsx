import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { PlusOutlined } from '@engine/icons'
import { useList, type LeafProps } from '@engine/settings'
import type { Path } from '@engine/page/patch'
import type { Json } from '@schemas/page'
import styles from '../entries/Entries.module.css'
import { EntryList } from '../entries/EntryList'
import { itemOf, without, type ItemPart, categoryFace } from './entry'
import { entriesOf, idsOf, type CategoryEntry } from '../category/category-tree'
import { CategoryPicker } from '../category/CategoryPicker'

/** A tree of categories, ticked in a dialog; each can be renamed, given a picture, moved and removed. */
export function CategoryField({ path, schema, ui, hints, disabled, ...control }: LeafProps) {
  const { items, replace } = useList(path)
  const [picking, setPicking] = useState(false)
  const item = useMemo(() => itemOf(schema, ui), [schema, ui])
  const entries = items as unknown as readonly CategoryEntry[]
  const chosen = idsOf(entries)
  return (
    <div className={styles['field']}>
      <Categories path={path} item={item} disabled={disabled} />
      <Button
        block
        type="dashed"
        id={control.id}
        aria-describedby={control.describedBy}
        icon={<PlusOutlined />}
        disabled={disabled}
        onClick={() => setPicking(true)}
      >
        {hints.main === true ? '选择主类目' : '选择分类'}
        <span className={styles['count']}>{chosen.length}</span>
      </Button>
      <CategoryPicker
        open={picking}
        main={hints.main === true}
        multiple
        chosen={chosen}
        onPick={(rows, all) => {
          const checked = new Set(rows.map(({ category_id }) => category_id))
          replace(entriesOf(all, checked, entries) as unknown as Json[])
        }}
        onClose={() => setPicking(false)}
      />
    </div>
  )
}

const CHILDREN = 'children'

interface CategoriesProps {
  path: Path
  item: ItemPart
  disabled: boolean
}

/** One level, and under each of its categories the next. */
function Categories({ path, item, disabled }: CategoriesProps) {
  const own = useMemo(() => without(item, CHILDREN), [item])
  const children = item.schema.properties?.[CHILDREN]
  const below = useMemo(() => children && itemOf(children, Object(item.ui[CHILDREN])), [children, item])
  return (
    <EntryList
      path={path}
      name={item.schema.title ?? '分类'}
      idKey="category_id"
      item={own}
      disabled={disabled}
      target="category"
      faceOf={categoryFace}
      {...(below && {
        renderBelow: (entry: Path) => (
          <Categories path={[...entry, CHILDREN]} item={below} disabled={disabled} />
        ),
      })}
    />
  )
}
