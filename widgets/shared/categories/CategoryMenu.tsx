import { clsx } from 'clsx'
import { type ReactNode, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Anchor, colour, px, useSurroundings } from '@engine'
import { pictureAt } from '@schemas/picture'
import type { W0007Props } from '@schemas/generated/types'
import { Picture } from '../Picture'
import { useCategories, type ShownCategory } from './categories'
import css from './CategoryMenu.module.css'

type Settings = Pick<
  W0007Props,
  | 'categoryData'
  | 'hover'
  | 'menuTop'
  | 'customerThemeEnabled'
  | 'wgtTypeBackgroundColor'
  | 'wgtTypeLabelColor'
  | 'wgtBackgroundColor'
  | 'wgtSelectColor'
  | 'wgtTextColor'
  | 'wgtSubTextColor'
>

interface CategoryMenuProps {
  uuid: string
  settings: Settings
  /** Prefix of its links: /items?cat_id= or /items?main_category=. */
  kind: 'category' | 'maincategory'
  label: string
  theme: string
  /** px; where the list begins on the page. */
  x: number | undefined
}

const LIST_WIDTH = 210
const MIN_FLY_OUT = 320
const PICTURE = 96

/**
 * The head with the list of categories and a fly-out with two more levels, as wide as the page beside it; on phones, and
 * without categories to list, a link to all of the shop's. `hover` true: the list is always open;
 * false: it opens on hover and keyboard focus. Escape closes, arrow keys move (rule widgets-6).
 */
export function CategoryMenu({ uuid, settings, kind, label, theme, x = 0 }: CategoryMenuProps) {
  const categories = useCategories(settings.categoryData)
  const { mode, page, viewport } = useSurroundings()
  const design = mode === 'design'
  const always = settings.hover === true
  const menu = useFlyOut(always)
  const own = settings.customerThemeEnabled === true ? colour(settings.wgtTypeBackgroundColor) : undefined
  const colours = {
    '--head': own ?? theme,
    '--head-text': colour(settings.wgtTypeLabelColor),
    '--menu': colour(settings.wgtBackgroundColor),
    '--select': colour(settings.wgtSelectColor),
    '--text': colour(settings.wgtTextColor),
    '--sub': colour(settings.wgtSubTextColor),
    '--fly-out': `${Math.max(MIN_FLY_OUT, page.pageWidth - x - LIST_WIDTH)}px`,
  }
  const listId = `${uuid}-categories`
  if (viewport === 'h5' || (!design && categories.length === 0)) {
    return (
      <Anchor link="/categories" className={clsx(css.head, css.way)} style={colours}>
        <HeadContent label={label} />
      </Anchor>
    )
  }
  return (
    <div className={clsx(css.area, always && css.always)} style={colours} {...(design ? {} : menu.area)}>
      {always ? (
        <div className={css.head}>
          <HeadContent label={label} />
        </div>
      ) : (
        <button type="button" className={css.head} aria-expanded={menu.open} aria-controls={listId}>
          <HeadContent label={label} />
        </button>
      )}
      <nav
        id={listId}
        className={css.menu}
        aria-label={label}
        style={{ top: px(settings.menuTop) }}
        hidden={!menu.open}
        data-standing={always || undefined}
      >
        <ul className={css.list}>
          {categories.map((category, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row's link takes focus
            <li
              // oxlint-disable-next-line react/no-array-index-key -- placeholders share the empty id
              key={`${category.id}-${index}`}
              data-row=""
              className={clsx(menu.row === index && css.selected)}
              onMouseEnter={() => menu.unfold(index)}
              onFocus={() => menu.unfold(index)}
            >
              <CategoryLink category={category} kind={kind} className={css.first}>
                {category.picture && (
                  <Picture src={category.picture} alt="" width={20} height={20} fit="contain" />
                )}
                <span className={css.name}>{category.name}</span>
                {category.children.length > 0 && <span className={css.more} aria-hidden="true" />}
              </CategoryLink>
              {menu.row === index && category.children.length > 0 && (
                <FlyOut branches={category.children} kind={kind} />
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function HeadContent({ label }: { label: string }) {
  return (
    <>
      <span className={css.bars} aria-hidden="true" />
      {label}
    </>
  )
}

function FlyOut({ branches, kind }: { branches: ShownCategory[]; kind: CategoryMenuProps['kind'] }) {
  return (
    <ul className={css.flyOut}>
      {branches.map((branch, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders share the empty id
        <li key={`${branch.id}-${index}`} className={css.branch}>
          <CategoryLink category={branch} kind={kind} className={css.second}>
            {branch.name}
          </CategoryLink>
          <div className={css.leaves}>
            {branch.children.map((leaf, place) => (
              <CategoryLink
                // oxlint-disable-next-line react/no-array-index-key -- placeholders share the empty id
                key={`${leaf.id}-${place}`}
                category={leaf}
                kind={kind}
                className={css.third}
              >
                {leaf.picture && (
                  <Picture src={pictureAt(leaf.picture, 's')} alt="" width={PICTURE} height={PICTURE} />
                )}
                {leaf.name}
              </CategoryLink>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface CategoryLinkProps {
  category: ShownCategory
  kind: CategoryMenuProps['kind']
  className?: string
  children: ReactNode
}

function CategoryLink({ category, kind, className, children }: CategoryLinkProps) {
  const link = category.id === '' ? null : { linkPage: kind, category_id: category.id }
  return (
    <Anchor link={link} className={className}>
      {children}
    </Anchor>
  )
}

/**
 * State of the list and its unfolded row: opens on hover and keyboard focus, closes on leaving and Escape.
 * @param always the list itself never closes, only its fly-out does
 */
function useFlyOut(always: boolean) {
  const [near, setNear] = useState(false)
  const [row, setRow] = useState<number | null>(null)
  const close = () => {
    setNear(false)
    setRow(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row] > a')]
    if (event.key === 'Escape' && (near || row !== null)) {
      const back = event.currentTarget.querySelector<HTMLElement>(':scope > button') ?? rows[row ?? 0]
      back?.focus()
      close()
    } else if (event.key === 'ArrowDown') rows[((row ?? -1) + 1) % rows.length]?.focus()
    else if (event.key === 'ArrowUp') rows.at((row ?? 0) - 1)?.focus()
    else return
    event.preventDefault()
  }
  return {
    open: always || near,
    row,
    unfold: setRow,
    area: {
      onMouseEnter: () => setNear(true),
      onMouseLeave: close,
      onFocus: () => setNear(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
      onKeyDown,
    },
  }
}
