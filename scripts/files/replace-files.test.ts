import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFiles } from './replace-files'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pumian-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('files are replaced and created together, with their mode and without other files left', async () => {
  const [old, fresh] = [join(folder, 'old'), join(folder, 'in/fresh')]
  await writeFile(old, '1', { mode: 0o640 })
  await replaceFiles(new Map([old, fresh].map((file) => [file, '2'])))
  expect(await Promise.all([old, fresh].map((file) => readFile(file, 'utf8')))).toEqual(['2', '2'])
  expect((await stat(old)).mode & 0o777).toBe(0o640)
  expect(await readdir(folder)).toEqual(['in', 'old'])
})

test('where one cannot be replaced, all are as they were', async () => {
  const [old, fresh, taken] = [join(folder, 'a'), join(folder, 'b'), join(folder, 'c')]
  await writeFile(old, '1')
  await mkdir(join(taken, 'inside'), { recursive: true })
  await expect(replaceFiles(new Map([old, fresh, taken].map((file) => [file, '2'])))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  )
  expect(await readFile(old, 'utf8')).toBe('1')
  expect(await readdir(folder)).toEqual(['a', 'c'])
})
