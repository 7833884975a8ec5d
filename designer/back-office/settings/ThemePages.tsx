import { Button, Checkbox, Segmented, Tag } from 'antd'
import { useDeferredValue, useState } from 'react'
import { ShopThemeContext, useShopTheme } from '@engine/render/live/theme-context'
import { withShopTheme } from '@engine/render/shop-theme'
import { fillPageProps } from '@schemas/fill'
import type { ThemedPage } from '@schemas/generated/api'
import type { ShopTheme } from '@schemas/generated/types'
import { useApi, useChange } from '../../shell/api'
import { PageThumb } from '../../shell/drawing'
import { useMay } from '../../shell/sign-in'
import { LoadFailure, Loading, useHost } from '../../shell/ui'
import styles from './ThemePages.module.css'

const PLATFORM = { pc: '电脑', h5: '手机' } as const

/**
 * The pages that a theme moves, drawn in it while it is chosen; and those with colours of their own, which can follow from
 * now on.
 */
export function ThemePages({ theme: chosen, dirty }: { theme: ShopTheme; dirty: boolean }) {
  const saved = useShopTheme()
  const theme = useDeferredValue(chosen)
  const [before, setBefore] = useState(false)
  const { data, error, isPending, refetch } = useApi('GET /theme/pages', {}, { ownError: true })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (isPending) return <Loading />
  const pages = data.pages.filter(({ page_type }) => page_type !== 'section')
  const sections = data.pages.filter(({ page_type, follows }) => page_type === 'section' && follows).length
  const following = pages.filter(({ follows }) => follows)
  const own = data.pages.filter(({ follows }) => !follows)
  return (
    <section className={styles.pages} aria-label="主题影响的页面">
      <div className={styles.head}>
        <h2>跟随主题的页面</h2>
        {dirty && (
          <Segmented
            aria-label="预览"
            value={before}
            onChange={setBefore}
            options={[
              { value: false, label: '修改后' },
              { value: true, label: '修改前' },
            ]}
          />
        )}
      </div>
      <p className={styles.note}>
        保存后这 {following.length} 个页面{sections > 0 && `和 ${sections} 个商城自带页面`}
        一起变化，不必再发布
      </p>
      <ShopThemeContext value={before ? saved : theme}>
        <ul className={styles.grid}>
          {following.map((page) => (
            <li key={page.page_id}>
              <PageThumb page_id={page.page_id} revision={page.revision} label={page.title} />
              <Name page={page} />
            </li>
          ))}
        </ul>
        {own.length > 0 && <OwnPages pages={own} theme={before ? saved : theme} />}
      </ShopThemeContext>
    </section>
  )
}

const Name = ({ page: { title, platform, enabled } }: { page: ThemedPage }) => (
  <span className={styles.name}>
    {title} <Tag>{PLATFORM[platform]}</Tag>
    {!enabled && <Tag>未启用</Tag>}
  </span>
)

/** Pages with colours of their own: what is ticked is drawn as it would follow. */
function OwnPages({ pages, theme }: { pages: readonly ThemedPage[]; theme: ShopTheme | null }) {
  const host = useHost()
  const mayFollow = useMay('settings.edit')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const follow = useChange('POST /theme/follow', ['GET /theme/pages', 'GET /pages'])
  const chosen = pages.filter(({ page_id }) => ticked.includes(page_id))

  async function run() {
    const question = `让“${chosen.map(({ title }) => title).join('”、“')}”跟随店铺主题？它们自己的颜色不再使用，没有未发布修改的页面立即生效。`
    if (!(await host.confirm(question))) return
    follow.mutate(
      { body: { pages: chosen.map(({ page_id }) => page_id) } },
      {
        onSuccess: ({ published, drafts }) => {
          setTicked([])
          const later = drafts > 0 ? `${drafts} 个页面有未发布的修改，发布后生效` : ''
          host.success([published > 0 && `${published} 个页面已跟随主题`, later].filter(Boolean).join('；'))
        },
        onError: ({ message }) => host.error(message),
      },
    )
  }

  return (
    <>
      <div className={styles.head}>
        <h2>用自己颜色的页面</h2>
        <Button disabled={!mayFollow || chosen.length === 0} loading={follow.isPending} onClick={run}>
          让所选页面跟随
        </Button>
      </div>
      <p className={styles.note}>主题的颜色不影响它们；勾选后按跟随主题的样子显示</p>
      <ul className={styles.grid}>
        {pages.map((page) => {
          const { page_id, revision, title, page_type } = page
          const isTicked = ticked.includes(page_id)
          const { themeColor } = withShopTheme(
            fillPageProps({ themeColor: page.themeColor, followTheme: isTicked }),
            theme,
          )
          return (
            <li key={page_id}>
              {page_type !== 'section' && (
                <PageThumb page_id={page_id} revision={revision} label={title} follows={isTicked} />
              )}
              <Checkbox
                checked={isTicked}
                disabled={!mayFollow}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, page_id] : ticked.filter((id) => id !== page_id))
                }
              >
                <span className={styles.swatch} style={{ background: themeColor }} /> <Name page={page} />
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </>
  )
}
