import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsInFile, serialisePage } from '@schemas'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { diagnose } from './diagnose'

const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\n',
  ' ',
  'a',
  '0',
  '-',
  '\\',
  '"order": 1,',
  '"type": "W0006",',
]

/** Replaces some characters at a part of the text. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(12),
  added: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES)),
})

/** The text after edits; every other one is taken back, as typing goes on from a text that is right. */
function* texts(text: string, edits: readonly { at: number; removed: number; added: string }[]) {
  let now = text
  for (const { at, removed, added } of edits) {
    const start = Math.floor(at * now.length)
    const before = now
    now = now.slice(0, start) + added + now.slice(start + removed)
    yield now
    if (start % 2 === 0) yield (now = before)
  }
}

const WIDGETS = {
  panel: { type: 'W0006', props: { comptyle: 'body' } },
  text: { type: 'W0011', parent: 'panel', style: { width: -1 } },
  slides: { type: 'W0001', order: 'a1', props: { data: [], autoplaySpeed: -1 } },
}
const TEXT = serialisePage(pageOf(WIDGETS))

describe('the problems of a text', () => {
  test('are those of the command line, after every edit of any page', () => {
    fc.assert(
      fc.property(
        arbitraryPage,
        fc.constantFrom(serialisePage, (page: object) => JSON.stringify(page)),
        fc.array(edit, { maxLength: 8 }),
        (page, write, edits) => {
          const first = write(page)
          let known = diagnose(first)
          expect(known.problems).toEqual(problemsInFile(first))
          for (const text of texts(first, edits)) {
            known = diagnose(text, known)
            expect(known.problems).toEqual(problemsInFile(text))
          }
        },
      ),
      { seed: SEED, numRuns: 150 },
    )
  })

  test.each([
    ['nothing', ''],
    ['no document', '[1, 2]'],
    ['a later format', TEXT.replace('"formatVersion": 2', '"formatVersion": 9')],
    ['no map of widgets', TEXT.replace('"widgets"', '"widget"')],
    ['two maps of widgets', TEXT.replace('"widgets"', '"widgets": {}, "widgets"')],
    ['two widgets of one uuid', TEXT.replace('"slides"', '"text"')],
    ['a key twice in a widget', TEXT.replace('"width": -1', '"width": -1, "width": -2')],
    ['a widget that is no object', TEXT.replace('"slides": {', '"number": 5, "slides": {')],
    ['a widget without its order', TEXT.replace(/"order": "a1",\s*/, '')],
    ['a forbidden key in a widget', TEXT.replace('"width"', '"__proto__"')],
    ['a widget that is too deep', TEXT.replace('"data": []', `"data": ${'['.repeat(61)}${']'.repeat(61)}`)],
    ['a widget almost too deep', TEXT.replace('"data": []', `"data": ${'['.repeat(60)}${']'.repeat(60)}`)],
    ['a bad uuid', TEXT.replace('"slides"', '"a b"')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['lines of Windows', TEXT.replaceAll('\n', '\r\n')],
    ['a brace too few', TEXT.replace('"order": "a1",', '"order": "a1", "style": {')],
    ['a brace too many', TEXT.replace('"order": "a1",', '"order": "a1" },')],
    ['a value that is missing', TEXT.replace('-1\n', '\n')],
    ['a text that is not closed', TEXT.replace('"W0011"', '"W0011')],
  ])('are those of the command line in a text with %s, opened or typed', (_name, text) => {
    const expected = problemsInFile(text)
    expect(diagnose(text).problems).toEqual(expected)
    const typed = diagnose(text, diagnose(TEXT))
    expect(typed.problems).toEqual(expected)
    expect(diagnose(TEXT, typed).problems).toEqual(problemsInFile(TEXT))
  })
})

describe('an edit', () => {
  test('of a value keeps what is known of all other widgets', () => {
    const before = diagnose(TEXT)
    const after = diagnose(TEXT.replace('"width": -1', '"width": -12'), before)
    const readOf = ({ page }: typeof before, uuid: string) =>
      page.widgets.find((widget) => widget.uuid === uuid)?.read
    expect(readOf(after, 'slides')).toBe(readOf(before, 'slides'))
    expect(readOf(after, 'text')).not.toBe(readOf(before, 'text'))
    expect(after.kept?.ofWidgets.get('slides')).toBe(before.kept?.ofWidgets.get('slides'))
    expect(after.kept?.ofWidgets.get('text')).not.toBe(before.kept?.ofWidgets.get('text'))
  })

  test('that breaks the text keeps it too, until the text is right again', () => {
    const before = diagnose(TEXT)
    const broken = diagnose(TEXT.replace('"width": -1', '"width": '), before)
    expect(broken.problems).toMatchObject([{ keyword: 'json', message: 'JSON 语法错误：此处应为一个值' }])
    const after = diagnose(TEXT.replace('"width": -1', '"width": 1'), broken)
    expect(after.kept?.ofWidgets.get('slides')).toBe(before.kept?.ofWidgets.get('slides'))
    expect(after.problems.map(({ path }) => path)).toEqual(['/props/data', '/props/autoplaySpeed'])
  })

  test('that hides a panel softens the problems of what lies in it', () => {
    const severity = (text: string) =>
      diagnose(text, diagnose(TEXT)).problems.find(({ uuid }) => uuid === 'text')?.severity
    expect(severity(TEXT)).toBe('error')
    expect(severity(TEXT.replace('"type": "W0006",', '"type": "W0006", "hidden": true,'))).toBe('warning')
  })
})
