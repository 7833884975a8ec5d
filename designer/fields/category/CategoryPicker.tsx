import { Tree } from 'antd'
import { useMemo, useState } from 'react'
import { CaretDownOutlined } from '@engine/icons'
import { useApi } from '../../shell/api'
import {
  definePicker,
  Loading,
  Nothing,
  PickerFrame,
  useDebounced,
  type PickerBodyProps,
} from '../../shell/ui'
import { useOnPicked } from '../picked-context'
import styles from './CategoryPicker.module.css'
import { liveRows, outermost, ROOTS, toggled, trailTo, treeOf, type CategoryRow } from './category-tree'

interface CategoryPickerProps extends PickerBodyProps {
  /** Main categories, which goods are managed by, instead of those that shoppers browse. */
  main: boolean
  /** Several by ticking; else one by clicking. */
  multiple?: boolean
  chosen: readonly string[]
  /** The chosen rows and all that the shop has, from which a list can be made. */
  onPick(chosen: readonly CategoryRow[], all: readonly CategoryRow[]): void
}

const NONE: readonly CategoryRow[] = []

/** A dialog for choosing one category of any level, or several with their descendants. */
export const CategoryPicker = definePicker<CategoryPickerProps>({
  width: 520,
  title: ({ main }) => (main ? '选择主类目' : '选择分类'),
  Body: CategoryPickerBody,
})

function CategoryPickerBody({
  main,
  multiple = false,
  chosen,
  onPick,
  onClose,
  search,
}: CategoryPickerProps) {
  const onPicked = useOnPicked()
  const [keyword, setKeyword] = useState('')
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const searched = useDebounced(keyword.trim())
  const { all, shown, state } = useCategories(main, searched)
  const tree = useMemo(() => treeOf(shown), [shown])

  const tick = (id: string) => setChecked(multiple ? toggled(all, checked, id) : new Set([id]))
  const finish = () => {
    onPicked('category', liveRows(all, checked))
    onClose()
    onPick(
      [...checked].flatMap((id) => trailTo(all, id).at(-1) ?? []),
      all,
    )
  }
  return (
    <PickerFrame
      search={search}
      label="搜索分类名称"
      keyword={keyword}
      onKeyword={setKeyword}
      error={state.error}
      onRetry={state.refetch}
      tray={
        <output className={styles['tray']}>
          {multiple ? `已选 ${checked.size} 个` : nameOf(all, [...checked][0])}
        </output>
      }
      disabled={checked.size === 0}
      onClose={onClose}
      onFinish={finish}
    >
      <div className={styles['table']}>
        {!state.data && !state.error && <Loading rows={8} />}
        {state.data && shown.length === 0 && (
          <Nothing text="还没有分类，先在后台添加" onClear={searched ? () => setKeyword('') : undefined} />
        )}
        {shown.length > 0 && (
          <Tree
            // antd reads the initially open nodes only when the tree mounts
            key={searched}
            treeData={tree}
            height={380}
            blockNode
            switcherIcon={<CaretDownOutlined />}
            defaultExpandAll={searched !== ''}
            defaultExpandedKeys={[...checked]}
            checkable={multiple}
            checkStrictly
            checkedKeys={multiple ? [...checked] : []}
            selectedKeys={multiple ? [] : [...checked]}
            onCheck={(_, { node }) => tick(String(node.key))}
            onSelect={(_, { node }) => tick(String(node.key))}
          />
        )}
      </div>
    </PickerFrame>
  )
}

const nameOf = (all: readonly CategoryRow[], id: string | undefined): string =>
  id === undefined
    ? ''
    : trailTo(all, id)
        .map(({ category_name }) => category_name)
        .join(' / ')

/** The whole tree, for what is chosen, and the part that a search finds. */
function useCategories(main: boolean, keyword: string) {
  const base = { page: 1, pageSize: ROOTS, is_main_category: main }
  const whole = useApi('GET /pickers/categories', { query: base }, { ownError: true })
  const found = useApi(
    'GET /pickers/categories',
    { query: { ...base, ...(keyword !== '' && { keyword }) } },
    { enabled: keyword !== '', ownError: true },
  )
  const roots = whole.data?.list ?? NONE
  const hits = useMemo(
    () => (keyword === '' ? roots : outermost(found.data?.list ?? NONE)),
    [keyword, roots, found.data],
  )
  return {
    all: useMemo(() => joined(roots, hits), [roots, hits]),
    shown: hits,
    state: keyword === '' ? whole : found,
  }
}

/** The first roots, followed by hits that are not among their descendants. */
const joined = (roots: readonly CategoryRow[], hits: readonly CategoryRow[]): readonly CategoryRow[] => {
  const more = hits.filter(({ category_id }) => trailTo(roots, category_id).length === 0)
  return more.length > 0 ? [...roots, ...more] : roots
}
