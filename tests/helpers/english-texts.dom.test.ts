import { afterEach, describe, expect, it } from 'vitest'
import { englishTexts, READ } from './english-texts'

afterEach(() => document.body.replaceChildren())

function named(name: string): string[] {
  const element = document.createElement('button')
  element.setAttribute('aria-label', name)
  document.body.append(element)
  return englishTexts(['body', READ])
}

describe('names in English are found', () => {
  it.each([
    'Tab 1 of 5',
    'Add tab',
    'remove',
    '移动 Tab 1 of 5',
    '轮播图 remove',
    '第 2 of 5',
    'member.change_member',
  ])('%s', (name) => expect(named(name)).toEqual([`English: aria-label="${name}"`]))

  it('what was said and is no longer there', () => {
    const said = ['拿起组件 1', 'Draggable item o67h was dropped over droppable area o68']
    expect(englishTexts(['body', READ, said])).toEqual([`English is read: ${said[1]}`])
  })
})

describe('no English', () => {
  it.each([
    '',
    'W0006',
    'SKU-01',
    'JPG / PNG',
    '12 px',
    '390 px',
    'H5',
    '/items/101',
    'https://example.com/a',
    '#FF5A00',
    'Logo墙',
    '撤销（Ctrl+Z）',
    '拖到画布上，或按 Enter 添加；Shift+Enter 添加到所选组件上方',
    '像素数或 auto',
    'Air Max 跑鞋',
    '图片不能大于 10 MB',
    '例如 www.example.com',
  ])('%s', (name) => expect(named(name)).toEqual([]))
})
