import { clsx } from 'clsx'
import { Anchor, colour, hrefOf, useShop, type WidgetProps } from '@engine'
import type { W0007Props } from '@schemas/generated/types'
import { CategoryMenu } from '../shared/categories/CategoryMenu'
import nav from '../shared/nav-link.module.css'
import css from './Render.module.css'

/** 导航菜单: the category list on the left, the shop's main links in a row beside it. */
export function NavigationMenu({ uuid, props, style, theme }: WidgetProps<W0007Props>) {
  const { path } = useShop()
  return (
    <div className={css.bar} style={{ '--theme': theme, color: colour(props.wgtTextColor) }}>
      <CategoryMenu
        uuid={uuid}
        settings={props}
        kind="category"
        label="全部商品分类"
        theme={theme}
        x={style.x}
      />
      {props.data.length > 0 && (
        <nav className={css.links} aria-label="主导航">
          <ul>
            {props.data.map((item, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- menu items have no identity but their place
              <li key={index}>
                <Anchor
                  link={item.pathData}
                  className={clsx(nav.link, css.link)}
                  current={hrefOf(item.pathData) === path}
                >
                  {item.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
