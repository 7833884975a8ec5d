import type { WidgetProps } from '@engine'
import type { W0022Props } from '@schemas/generated/types'
import { CategoryMenu } from '../shared/categories/CategoryMenu'
import css from './Render.module.css'

/** 主类目导航: the category menu of W0007 alone, with the main categories. */
export function MainCategoryNavigation({ uuid, props, style, theme }: WidgetProps<W0022Props>) {
  return (
    <div className={css.bar}>
      <CategoryMenu
        uuid={uuid}
        settings={props}
        kind="maincategory"
        label="主类目"
        theme={theme}
        x={style.x}
      />
    </div>
  )
}
