import { useShop, Anchor, encodePart } from '@engine'
import type { CategoryRoot } from '@schemas/generated/api'
import { Notice } from '@storefront/shell/parts/Notice'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Picture } from '@widgets/shared/Picture'
import { texts } from '../../texts/categories'
import type data from './data'
import css from './Render.module.css'

/** All categories: the first level on the left; on the right, below each other, what is in the chosen one. All links. */
export function Render() {
  const { categories } = useAnswers<typeof data>()
  const { path } = useShop()
  if (!categories) return null
  if (categories.error) {
    return (
      <Notice drawing="categories" text={categories.error.message}>
        <a href={path}>{texts.again}</a>
      </Notice>
    )
  }
  const roots = categories.data
  const asked = queryOf(path)['cat_id']
  const chosen = roots.find(({ category_id }) => category_id === asked) ?? roots[0]
  if (!chosen) return <Notice drawing="categories" text={texts.none} />
  return (
    <div className={css.panes}>
      <nav className={css.roots} aria-label={texts.roots}>
        {roots.map((root) => (
          <Anchor
            key={root.category_id}
            link={`/categories?cat_id=${encodePart(root.category_id)}`}
            className={css.root}
            current={root === chosen}
          >
            {root.category_name}
          </Anchor>
        ))}
      </nav>
      <Branches of={chosen} />
    </div>
  )
}

const goodsOf = (category_id: string) => ({ linkPage: 'category' as const, category_id })

function Branches({ of: { category_id, category_name, image_url, children } }: { of: CategoryRoot }) {
  return (
    <div className={css.branches}>
      <Anchor link={goodsOf(category_id)} className={css.all}>
        {image_url && <Picture src={image_url} alt="" width={40} height={40} fit="contain" eager />}
        <span>{texts.allOf(category_name)}</span>
      </Anchor>
      {children.map((branch) => (
        <section key={branch.category_id} className={css.branch}>
          <h2 className={css.name}>
            <Anchor link={goodsOf(branch.category_id)}>{branch.category_name}</Anchor>
          </h2>
          {branch.children.length > 0 && (
            <ul className={css.leaves}>
              {branch.children.map((leaf) => (
                <li key={leaf.category_id}>
                  <Anchor link={goodsOf(leaf.category_id)} className={css.leaf}>
                    {leaf.image_url && (
                      <Picture src={leaf.image_url} alt="" width={56} height={56} fit="contain" />
                    )}
                    {leaf.category_name}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
