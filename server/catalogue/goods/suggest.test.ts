import { expect, it } from 'vitest'
import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('search suggestions', (open) => {
  const asked = (keywords: string) => open().data<GoodsSuggestAnswer>(`/goods/suggest?keywords=${keywords}`)

  it('categories and brands go before goods that say what was typed', async () => {
    const { list, count } = await asked('短袖')
    expect(count).toBe(list.length)
    expect(list[0]).toMatchObject({ kind: 'category', text: expect.stringMatching(/^短袖/) })
    const kinds = list.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('category')).toBeLessThan(kinds.indexOf('goods'))
    expect(kinds.filter((kind) => kind === 'goods')).toHaveLength(6)
    expect((await asked('onex')).list).toContainEqual({ kind: 'brand', text: 'ONex', id: expect.any(String) })
  })

  it('what is not there suggests nothing, and wildcards are letters', async () => {
    const [nothing, blank, wild] = [await asked('nothinglikeit'), await asked(' '), await asked('_')]
    expect([nothing.list, blank.list, wild.list]).toEqual([[], [], []])
  })
})
