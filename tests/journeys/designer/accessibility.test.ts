import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { parsePage } from '@schemas'
import home from '../../../storefront/pages/home.json'
import { pageOfSample, samples } from '../../helpers/samples'
import { figure, isSoak, inSoak } from '../../helpers/soak'
import { violations } from './kit/axe'
import type { EditorScreen } from './kit/editor-screen'
import { freshPage } from './kit/fresh-page'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** Sections of the home page. */
const SELECTED = new Set(['hero', 'coupons', 'showcase'])

/** A copy of the demo's home page: a retry does not find the edits of the first run. */
function homeCopy() {
  const { page } = parsePage(home)
  if (!page) throw new Error('Expected the demo’s home page, got none.')
  // the canvas is not scanned: npm test draws what its states select
  const widgets = Object.entries(page.widgets).filter(
    ([uuid, { parent }]) => isSoak || SELECTED.has(uuid) || SELECTED.has(parent ?? ''),
  )
  return freshPage(shop(), { props: page.page.props, widgets: Object.fromEntries(widgets) })
}

/**
 * Its name, how it is reached (false: all it shows was examined before), and the new part of the page (CSS; absent: all
 * of it).
 */
type State = readonly [state: string, enter: () => Promise<unknown>, within?: string]

const LEFT = 'aside[aria-label="组件与图层"]'
const SETTINGS = 'aside[aria-label="设置"]'
const DIALOG = '.ant-modal-wrap'

/** Examined in every run: a form, a dialog over a list, menus, the canvas with its settings. A soak examines all. */
const EXAMINED = new Set(['sign-in', 'new-page', 'messages', 'editor', 'child', 'menu'])

/** States that only a soak enters: those after them do not need them. */
const onlyInSoak = (...states: State[]): State[] => (isSoak ? states : [])

/** Brings the designer into states, one after the other; violations in all of them are reported together. */
async function inEach(page: Page, states: readonly State[]) {
  const found: string[] = []
  for (const [state, enter, within] of states) {
    if ((await enter()) === false || !(isSoak || EXAMINED.has(state))) continue
    found.push(...(await violations(page, within, true)).map((violation) => `${state}: ${violation}`))
    await look(page, `axe-${state}`)
  }
  expect(found).toEqual([])
}

/** Whether a part of the page shows a kind of element that none before it has shown; a soak takes all as new. */
function novelty(page: Page, within: string) {
  const known = new Set<string>()
  return async (): Promise<boolean> => {
    const kinds = await page
      .locator(`${within} :is([class], [role])`)
      .evaluateAll((elements) => elements.flatMap(({ role, classList }) => [role ?? '', ...classList]))
    const fresh = kinds.filter((kind) => !known.has(kind))
    for (const kind of fresh) known.add(kind)
    return isSoak || fresh.length > 0
  }
}

/** Opens a dialog by its shortcut, and waits for it. */
const dialogBy = (editor: EditorScreen, keys: string) => async () => {
  await editor.closeDialog()
  await editor.keys(keys)
  await editor.dialog.waitFor()
}

// a scan takes up to 3 s on a busy machine
describe('axe finds no violations in the designer', { timeout: 180_000 }, () => {
  test('signing in, lists, settings', async () => {
    const owner = await admin(null)
    const { page } = owner
    const section = (name: string) => async () => {
      await page.getByRole('menuitem', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.locator('.ant-skeleton, .ant-spin-spinning').waitFor({ state: 'detached' })
    }
    await inEach(page, [
      [
        'sign-in',
        async () => {
          await owner.open()
          await page.getByLabel('账号').fill('owner')
          await page.getByLabel('密码').fill('wrong')
          await page.getByRole('button', { name: /登\s?录$/ }).click()
          await page.getByRole('alert').waitFor()
          owner.forgive(/401/)
        },
      ],
      [
        'start',
        async () => {
          await page.getByLabel('密码').fill('pumian-owner')
          await page.getByRole('button', { name: /登\s?录$/ }).click()
          await page.getByRole('heading', { name: '最近的页面' }).waitFor()
        },
      ],
      [
        'pages',
        async () => {
          await page.getByRole('menuitem', { name: '页面' }).click()
          await page.getByRole('button', { name: '更多：首页' }).waitFor()
        },
      ],
      [
        'page-settings',
        async () => {
          await page.getByRole('button', { name: '更多：首页' }).click()
          await page.getByRole('menuitem', { name: '名称与搜索信息' }).click()
          await page.getByLabel('搜索标题').waitFor()
        },
      ],
      [
        'new-page',
        async () => {
          await page.getByLabel('搜索标题').fill('禾岸生活，新的首页')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^保\s?存$/ })
            .click()
          await page.getByText('保存成功').waitFor()
          await page.getByRole('button', { name: '新建首页' }).click()
          await page.getByRole('radio', { name: '空白页' }).waitFor()
        },
      ],
      [
        'images',
        async () => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^取\s?消$/ })
            .click()
          await section('图片')()
        },
      ],
      ...onlyInSoak(
        [
          'theme',
          async () => {
            await page.getByRole('menuitem', { name: '店铺主题' }).click()
            await page.getByRole('region', { name: '主题影响的页面' }).waitFor()
          },
          'main',
        ],
        ['settings', section('商城设置')],
        ['operators', section('运营人员')],
        ['roles', section('角色'), 'main'],
        ['audit', section('操作记录')],
      ),
      ...onlyInSoak([
        'audit-entry',
        async () => {
          await page.getByRole('button', { name: '展开行' }).first().click()
          await page.getByRole('columnheader', { name: /^(之后|内容)$/ }).waitFor()
        },
      ]),
      [
        'messages',
        async () => {
          await page.getByRole('button', { name: /^消息，/ }).click()
          await page.getByText('还没有消息').or(page.locator('.ant-popover li')).first().waitFor()
        },
        '.ant-popover, .ant-dropdown',
      ],
      ...onlyInSoak([
        'narrow',
        async () => {
          await page.keyboard.press('Escape')
          await page.setViewportSize({ width: 640, height: 900 })
          await section('角色')()
        },
      ]),
    ])
  })

  test('the editor and its selections', async () => {
    const owner = await admin('owner')
    const { page } = owner
    const editor = await owner.openEditor(await homeCopy())
    const child = 'hero-slides'
    await inEach(page, [
      ['editor', async () => {}],
      ['outline', () => editor.side('图层'), LEFT],
      ...onlyInSoak(
        ['widget', () => editor.select('coupons'), `main, ${SETTINGS}`],
        ['widget-style', () => editor.tab('组件样式'), SETTINGS],
      ),
      [
        'child',
        async () => {
          await editor.line(child).click()
          await editor.child(child).waitFor()
          await editor.formReady()
        },
        `main, ${SETTINGS}`,
      ],
      ...onlyInSoak(
        [
          'problem',
          async () => {
            await editor.setField('高度', '-5')
            await editor.topBar.getByText('1 个问题').waitFor()
          },
          `header, ${LEFT}, ${SETTINGS}`,
        ],
        ['tabs', () => editor.select('showcase'), SETTINGS],
        ['history', () => editor.side('历史'), LEFT],
        ['modules', () => editor.side('模块'), LEFT],
        ['review', () => editor.side('审核'), LEFT],
      ),
      ...onlyInSoak(
        [
          'phone',
          async () => {
            await editor.topBar.getByText('手机', { exact: true }).click()
            await page.getByLabel('手机宽度').waitFor()
            await editor.formReady()
          },
          `header, ${SETTINGS}`,
        ],
        [
          'desktop',
          () =>
            editor.topBar
              .getByText('电脑', { exact: true })
              .click()
              .then(() => false),
        ],
      ),
      [
        'several',
        async () => {
          await editor.side('图层')
          await editor.line('coupons').click()
          await editor.line('showcase').click({ modifiers: ['ControlOrMeta'] })
          await editor.settings.getByText('已选择 2 个组件').waitFor()
        },
        SETTINGS,
      ],
      [
        'menu',
        async () => {
          await editor.keys('Shift+F10')
          await page.getByRole('menu').waitFor()
        },
        '.ant-dropdown',
      ],
    ])
  })

  inSoak(() => {
    test('the settings of every widget type', async () => {
      const all = samples.filter(({ name }) => name === 'default')
      // a soak scans all; their forms are made of the same controls
      const defaults = all.filter((_sample, index) => index % figure(4, 1) === 0)
      const widgets = Object.fromEntries(
        defaults.flatMap((sample, index) =>
          Object.values(pageOfSample(sample).widgets).map((widget) => [
            sample.type,
            { ...widget, order: `a${String(index).padStart(2, '0')}1` },
          ]),
        ),
      )
      const owner = await admin('owner')
      const { page } = owner
      const editor = await owner.openEditor(await freshPage(shop(), { widgets }))
      await editor.side('图层')
      const isNew = novelty(page, SETTINGS)
      await inEach(
        page,
        defaults.map(({ type }) => [
          `settings of ${type}`,
          async () => {
            await editor.line(type).click()
            await page.locator(`${SETTINGS} [id^="pm-set-${type}-"]`).first().waitFor()
            await editor.formReady()
            return isNew()
          },
          SETTINGS,
        ]),
      )
    })
  })

  inSoak(() => {
    test('the colour picker names its controls', async () => {
      const owner = await admin('owner')
      const { page } = owner
      const editor = await owner.openEditor(await homeCopy())
      await editor.select('coupons')
      const picker = page.getByRole('dialog', { name: '选择标题颜色' })
      const format = (name: string, input: string) => async () => {
        await picker.getByRole('combobox', { name: '颜色格式' }).click()
        await page.getByTitle(name, { exact: true }).last().click()
        await picker.getByLabel(input).waitFor()
        // of the menu that closes
        await page.getByRole('listbox').waitFor({ state: 'detached' })
      }
      await inEach(page, [
        [
          'colour',
          async () => {
            await editor.settings.getByRole('button', { name: '选择标题颜色' }).click()
            await picker.waitFor()
          },
        ],
        ['colour-hsb', format('HSB', '饱和度'), '.ant-popover'],
        ...(isSoak ? [['colour-rgb', format('RGB', '绿'), '.ant-popover'] as const] : []),
      ])
      await picker.getByRole('button', { name: '清除颜色' }).click()
      expect(await editor.field('标题颜色').inputValue()).toBe('')
      await page.keyboard.press('Escape')
      await picker.waitFor({ state: 'hidden' })
    })
  })

  inSoak(() => {
    test('the editor’s dialogs', async () => {
      const owner = await admin('owner')
      const { page } = owner
      const editor = await owner.openEditor(await homeCopy())
      await inEach(page, [
        [
          'picker',
          async () => {
            await editor.select('coupons')
            await editor.pickButton('优惠券').click()
            await editor.dialog.getByRole('checkbox').nth(1).waitFor()
          },
          DIALOG,
        ],
        [
          'picker-of-one',
          async () => {
            await editor.closeDialog()
            await editor.settings.getByRole('button', { name: /^更换优惠券 1/ }).click()
            await editor.dialog.getByRole('radio').nth(1).waitFor()
          },
          DIALOG,
        ],
        ['find', dialogBy(editor, 'ControlOrMeta+f'), DIALOG],
        // the whole page: a dialog's headings follow those of the page
        ['shortcuts', dialogBy(editor, 'Shift+?')],
        ['problems', dialogBy(editor, 'ControlOrMeta+Shift+l'), DIALOG],
        ['publish', dialogBy(editor, 'ControlOrMeta+Shift+s'), DIALOG],
        [
          'versions',
          async () => {
            await dialogBy(editor, 'ControlOrMeta+Shift+h')()
            await editor.dialog.locator('.ant-skeleton').waitFor({ state: 'detached' })
          },
          DIALOG,
        ],
        [
          'confirm',
          async () => {
            await editor.closeDialog()
            await editor.keys('Delete')
            await page.getByRole('dialog', { name: '确定删除该挂件？' }).waitFor()
          },
          DIALOG,
        ],
      ])
    })
  })
})
