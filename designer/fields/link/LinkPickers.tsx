import { Badge } from 'antd'
import type { PickedPage } from '@schemas/generated/api'
import type { Link } from '@schemas/generated/types'
import { useSettings } from '@engine/settings'
import { call } from '../../shell/api'
import { CategoryPicker } from '../category/CategoryPicker'
import { goodsKind } from '../kinds/goods'
import { defineKind } from '../picker/define-kind'
import { sortAmong, type Picked } from '../picker/entity-kind'
import { categoryLink, customLink, goodsLink, type LinkKind, type PickedKind } from '../kinds/link-kinds'

const customPages = defineKind<PickedPage>({
  name: '自定义页面',
  unit: '个',
  entity: null,
  idOf: ({ theme_pc_template_id }) => theme_pc_template_id,
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', title: '页面', sorter: true, render: (_, { title }) => title },
    {
      key: 'enabled',
      title: '状态',
      width: 110,
      render: (_, { enabled }) => (
        <Badge status={enabled ? 'success' : 'default'} text={enabled ? '已启用' : '未启用'} />
      ),
    },
  ],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/pages', {
      query: { ...query, ...sortAmong(['title', 'updated'], sort), ...filter },
      signal,
    }),
})

interface LinkPickersProps {
  picking: PickedKind | null
  link: Link
  onPick(link: Link): void
  onClose(): void
}

/** The dialog for the kind that is being picked. */
export function LinkPickers({ picking, link, onPick, onClose }: LinkPickersProps) {
  const { target } = useSettings()
  const current = <Row,>(kind: LinkKind, id: string | undefined): Picked<Row>[] =>
    link.linkPage === kind && id ? [{ id, name: link.itemName ?? link.template_title ?? id }] : []
  /** A target that was not picked again stays as it is. */
  const one =
    <Row,>(linkOf: (row: Row) => Link) =>
    ([picked]: readonly Picked<Row>[]) => {
      if (picked?.row) onPick(linkOf(picked.row))
    }
  return (
    <>
      <goodsKind.Picker
        open={picking === 'goods'}
        chosen={current('goods', link.goods_id)}
        onPick={one(goodsLink)}
        onClose={onClose}
      />
      <customPages.Picker
        open={picking === 'customer'}
        filter={{ platform: target.editor.doc.head.platform }}
        chosen={current('customer', link.theme_pc_template_id)}
        onPick={one(customLink)}
        onClose={onClose}
      />
      <CategoryPicker
        open={picking === 'category' || picking === 'maincategory'}
        main={picking === 'maincategory'}
        chosen={link.category_id ? [link.category_id] : []}
        onPick={([category]) => {
          if (category && (picking === 'category' || picking === 'maincategory'))
            onPick(categoryLink(picking, category))
        }}
        onClose={onClose}
      />
    </>
  )
}
