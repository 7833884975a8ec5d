import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHAPTERS } from '@designer/shell/help/chapters'
import { handbookFiles } from '../../build/handbook'
import { ROOT } from '../../check/sources'
import { MOST_BYTES } from '../handbook'
import { interfaceWords } from './interface-words'
import { tasks } from './tasks'
import { handbookTasks } from './text'

const FOLDER = join(ROOT, 'docs/zh/handbook')
/** Bytes of all pictures. */
const MOST_OF_ALL = 1_500_000
const found = handbookTasks()

describe('the operators’ handbook', () => {
  test('has a file with its title for every chapter, and no other', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'index.md')
    expect(files.toSorted()).toEqual(
      Object.keys(CHAPTERS)
        .map((chapter) => `${chapter}.md`)
        .toSorted(),
    )
    for (const [chapter, title] of Object.entries(CHAPTERS))
      expect(readFileSync(join(FOLDER, `${chapter}.md`), 'utf8').split('\n', 1)).toEqual([`# ${title}`])
  })

  test('has thirty tasks or more, each with numbered steps that the screens script does', () => {
    expect(found.length).toBeGreaterThanOrEqual(30)
    expect(found.filter(({ steps }) => steps < 2).map(({ title }) => title)).toEqual([])
    expect(found.map(({ id }) => id).toSorted()).toEqual(Object.keys(tasks).toSorted())
  })

  test('has a small picture for every task, and no other', () => {
    const sizes = new Map(
      readdirSync(join(FOLDER, 'pictures')).map((name) => [
        name,
        statSync(join(FOLDER, 'pictures', name)).size,
      ]),
    )
    expect([...sizes.keys()].toSorted()).toEqual(found.map(({ id }) => `${id}.webp`).toSorted())
    expect([...sizes].filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
    expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_OF_ALL)
  })

  test('quotes only words that the interface says', () => {
    const says = interfaceWords()
    const strange = found.flatMap(({ chapter, title, words }) =>
      words.filter((each) => !says(each)).map((each) => `${chapter}.md, ${title}: 「${each}」`),
    )
    expect(strange).toEqual([])
    // a word that was renamed is found
    expect(['发布', '新建商品', '新建甲乙', '发布吧'].filter(says)).toEqual(['发布', '新建商品'])
  })
})

describe('the handbook of the build', () => {
  const files = handbookFiles()
  const pages = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, page]) => [name, String(page)] as const)

  test.each(pages)('%s has neither scripts nor styles of its own', (_name, page) => {
    expect(page.match(/<script|<style| style=| on\w+=|javascript:/gi)).toBeNull()
  })

  test('leads nowhere that does not exist', () => {
    const dead = pages.flatMap(([name, page]) =>
      [...page.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) => {
        const { pathname, hash, origin } = new URL(address, `http://shop/designer/handbook/${name}`)
        const own = /^\/designer\/handbook\/(.*)$/.exec(pathname)?.[1]
        if (origin !== 'http://shop' || own === undefined) return []
        const target = files.get(decodeURI(own))
        const isThere =
          target !== undefined && (hash === '' || String(target).includes(`id="${decodeURI(hash.slice(1))}"`))
        return isThere ? [] : [`${name}: ${address}`]
      }),
    )
    expect(dead).toEqual([])
  })
})
