import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSoak, inSoak } from '@tests/helpers/soak'
import { FreePanelHand, type Rect } from './kit/free-panel'
import { freshPage, widget } from './kit/fresh-page'
import { openedOnce } from '../kit/opened-once'
import { look } from './kit/look'
import { useDesigner, type Admin } from './kit/use-designer'

const { shared, shop } = useDesigner()

/** A screen on which the whole panel is visible; larger ones are drawn more slowly. */
const screenFor = (zoom: number) => (zoom > 1 ? { width: 3200, height: 1900 } : { width: 1920, height: 1080 })

const box = (order: string, style: Partial<Rect>) =>
  widget('W0003', order, {
    parent: 'panel',
    props: { proportion: false },
    style: { width: 200, height: 100, ...style },
  })

/** Three boxes: `a` on the left, `b` and `c` one above the other on the right. */
const widgets = () => ({
  panel: widget('W0006', 'a0', { style: { width: 1190, height: 600 } }),
  a: box('a0', { x: 100, y: 100 }),
  b: box('a1', { x: 700, y: 100 }),
  c: box('a2', { x: 700, y: 440 }),
})

/** A soak draws the panel at its own and at twice the size too: software rendering takes seconds for them. */
const ZOOMS = isSoak ? [0.5, 1, 2] : [0.5]

describe.for(ZOOMS)('free panel geometry at zoom %s', (zoom) => {
  let own: Admin
  const open = openedOnce(async () => {
    const screen = await own.openEditor(await freshPage(shop(), { widgets: widgets() }))
    const hand = new FreePanelHand(shop(), screen, 'panel')
    await hand.zoomTo(zoom)
    await screen.select('a')
    await hand.grasp('a').waitFor()
    return hand
  })
  /** Undoes everything: each test begins with the original page. */
  async function begin(): Promise<FreePanelHand> {
    const hand = await open()
    const undo = hand.screen.topBar.getByRole('button', { name: '撤销' })
    while (await undo.isEnabled()) await hand.screen.undo()
    await hand.screen.select('a')
    return hand
  }
  beforeAll(async () => {
    own = await shared('owner', { viewport: screenFor(zoom) })
  })
  afterAll(() => own.leave())

  test('widgets are drawn at their positions in the document', async () => {
    const hand = await begin()
    await look(hand.screen.page, `free-panel-${zoom * 100}`)
    for (const [uuid, { style }] of Object.entries(widgets()))
      if (uuid !== 'panel') expect(await hand.seen(uuid)).toEqual(style)
  })

  test('a sibling’s edge, with a guide through both and their distance', async () => {
    const hand = await begin()
    await hand.move(
      'a',
      { x: 594, y: 120 },
      {
        during: async () => {
          await look(hand.screen.page, `free-panel-snap-${zoom * 100}`)
          await hand.overlay.locator('[data-guide="x"][data-at="700"]').waitFor({ state: 'attached' })
          const lengths = await hand.overlay.locator('[data-distance]').allInnerTexts()
          expect(lengths).toContain('20')
        },
      },
    )
    await hand.expectAt('a', { x: 700, y: 220 })
  })

  inSoak(() => {
    test('snap tolerance 10: the panel’s edge', async () => {
      const hand = await begin()
      await hand.move('a', { x: -96, y: -92 })
      await hand.expectAt('a', { x: 0, y: 0 })
    })

    test('snap tolerance 10: beyond it there is no guide', async () => {
      const hand = await begin()
      await hand.move('a', { x: -88, y: 30 })
      await hand.expectAt('a', { x: 12, y: 130 })
    })

    test('the panel’s centre, with a guide', async () => {
      const hand = await begin()
      await hand.move(
        'a',
        { x: 390, y: 70 },
        {
          during: async () => {
            await hand.overlay.locator('[data-guide="x"][data-at="595"]').waitFor({ state: 'attached' })
            expect(await hand.overlay.locator('[data-badge]').innerText()).toBe('X 495  Y 170')
          },
        },
      )
      await hand.expectAt('a', { x: 495, y: 170 })
    })

    test('equal gaps between siblings, with both distances', async () => {
      const hand = await begin()
      await hand.move(
        'a',
        { x: 600, y: 164 },
        {
          during: async () => {
            const lengths = await hand.overlay.locator('[data-distance]').allInnerTexts()
            expect(lengths.filter((length) => length === '70')).toHaveLength(2)
          },
        },
      )
      await hand.expectAt('a', { x: 700, y: 270 })
    })

    test('Alt bypasses snapping', async () => {
      const hand = await begin()
      await hand.move('a', { x: -96, y: -92 }, { key: 'Alt' })
      await hand.expectAt('a', { x: 4, y: 8 })
    })

    test('never outside of the panel', async () => {
      const hand = await begin()
      await hand.move('a', { x: -150, y: -180 })
      await hand.expectAt('a', { x: 0, y: 0 })
      await hand.move('a', { x: 1100, y: 580 })
      await hand.expectAt('a', { x: 990, y: 500 })
    })

    test('resized by its handles, with its size shown', async () => {
      const hand = await begin()
      await hand.resize(
        'a',
        [1, 1],
        { x: 44, y: 26 },
        {
          during: async () => {
            expect(await hand.overlay.locator('[data-badge]').innerText()).toBe('244 × 126')
          },
        },
      )
      await hand.expectAt('a', { x: 100, y: 100, width: 244, height: 126 })
      await hand.resize('a', [-1, 0], { x: -40, y: 0 })
      await hand.expectAt('a', { x: 60, y: 100, width: 284, height: 126 })
      await hand.resize('a', [0, -1], { x: 0, y: -300 })
      await hand.expectAt('a', { x: 60, y: 0, width: 284, height: 226 })
    })

    test('arrow keys 1 px, with Shift 10 px', async () => {
      const hand = await begin()
      await hand.grasp('a').focus()
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'Shift+ArrowDown',
        'ArrowUp',
        'Shift+ArrowLeft',
      ])
        await hand.screen.page.keyboard.press(key)
      await hand.expectAt('a', { x: 93, y: 109 })
    })
  })

  test('a gesture is one history step, and Escape cancels it', async () => {
    const hand = await begin()
    await hand.move('a', { x: 40, y: 50 })
    await hand.expectAt('a', { x: 140, y: 150 })
    await hand.screen.undo()
    await hand.expectAt('a', { x: 100, y: 100 })
    expect(await hand.screen.topBar.getByRole('button', { name: '撤销' }).isEnabled()).toBe(false)
    await hand.move('a', { x: 40, y: 50 }, { during: () => hand.screen.page.keyboard.press('Escape') })
    await hand.expectAt('a', { x: 100, y: 100 })
    expect(await hand.screen.topBar.getByRole('button', { name: '撤销' }).isEnabled()).toBe(false)
  })

  test('a rubber band selects the widgets that it touches; they move, align and distribute together', async () => {
    const hand = await begin()
    const { screen } = hand
    await hand.drag({ x: 40, y: 40 }, { x: 760, y: 580 })
    await screen.settings.getByText('已选择 3 个组件').waitFor()
    await look(screen.page, `free-panel-many-${zoom * 100}`)
    await hand.move('a', { x: 24, y: 40 }, { key: 'Alt' })
    await hand.expectAt('a', { x: 124, y: 140 })
    await hand.expectAt('c', { x: 724, y: 480 })
    await hand.tool('左对齐').click()
    await hand.expectAt('b', { x: 124, y: 140 })
    await screen.undo()
    await hand.tool('顶对齐').click()
    await hand.expectAt('c', { x: 724, y: 140 })
    await screen.undo()
    await hand.tool('垂直等距').click()
    await hand.expectAt('c', { y: 480 })
    await screen.undo()
  })

  inSoak(() => {
    test('depth: to the front and to the back', async () => {
      const hand = await begin()
      const depth = (uuid: string) =>
        hand.screen.canvas(uuid).evaluate((element) => Number(getComputedStyle(element).zIndex))
      await hand.tool('置于顶层').click()
      await expect.poll(() => depth('a')).toBeGreaterThan(await depth('c'))
      await hand.tool('置于底层').click()
      // with equal values the first one is lowest
      await expect.poll(() => depth('a')).toBeLessThanOrEqual(await depth('b'))
    })

    test('the grid keeps children on its cells of 10 px and apart from each other', async () => {
      const hand = await begin()
      await hand.move('a', { x: 14, y: 6 }, { key: 'Alt' })
      await hand.screen.stage.getByRole('switch', { name: '显示网格' }).click()
      await hand.overlay.locator('[data-grid]').waitFor()
      await look(hand.screen.page, `free-panel-grid-${zoom * 100}`)
      await hand.move('a', { x: 44, y: 38 })
      const { x = 1, y = 1 } = await hand.seen('a')
      expect([x % 10, y % 10]).toEqual([0, 0])
      await hand.move('a', { x: 600, y: 20 })
      const [a, b] = [await hand.seen('a'), await hand.seen('b')]
      expect(overlap(a, b)).toBe(false)
      expect([a.x % 10, a.y % 10]).toEqual([0, 0])
      await hand.expectAt('a', a)
    })
  })
})

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
