/** Builds the packages below packages/ from the floors: what applications of their own install. */
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@schemas/json'
import { build, type InlineConfig, type Plugin } from 'vite'
import { generateHost } from '../generate/host'
import { repository, SHOP_SHAPES } from '../generate/sources'
import { writeFiles } from '../generate/write'
import { DOORS } from './doors'

const GENERATED = path.join(repository, 'schemas/generated')
/** The tables of a program without widgets; the page's configuration is there. */
const BASE = path.join(repository, '.cache/packages/base')

const inPackages = (file: string) => path.join(repository, 'packages', file)

/** What only the shop has, and what packages have instead: no API whose addresses pictures and links must avoid. */
const INSTEAD: Readonly<Record<string, string>> = {
  [path.join(repository, 'schemas/api-address.ts')]: inPackages('engine/src/no-api.ts'),
}

/** What the shop has generated is replaced by the tables of a program without widgets. */
const withoutShop = (): Plugin => ({
  name: 'without-shop',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true })
    if (!found) return found
    const within = path.relative(GENERATED, found.id)
    if (within.startsWith('..')) return INSTEAD[found.id] ?? found
    const base = path.join(BASE, within)
    return existsSync(base) ? base : found
  },
})

/** Package names; the floors' aliases are no packages. */
const isPackage = (id: string) =>
  /^[^./]/.test(id) && !/^@(?:schemas|engine|scripts|language|mcp)(?:\/|$)/.test(id) && !path.isAbsolute(id)

const common: InlineConfig = {
  root: repository,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
}

const doors = Object.fromEntries(DOORS.map((door) => [door, inPackages(`engine/src/${door}.ts`)]))

export async function buildEngine(): Promise<void> {
  const outDir = inPackages('engine/dist')
  await writeBase()
  await build({
    ...common,
    plugins: [withoutShop()],
    // whatever the environment says, a package is for production
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      cssCodeSplit: true,
      lib: { entry: doors, formats: ['es'] },
      rolldownOptions: {
        external: isPackage,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  await joinStyles(outDir)
}

/** Two files of styles: what pages are drawn with, in `style.css`, and the designer's own. */
async function joinStyles(outDir: string): Promise<void> {
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.css') && name !== 'design.css')
  const texts = await Promise.all(names.map((name) => readFile(path.join(outDir, name), 'utf8')))
  for (const name of names) await rm(path.join(outDir, name))
  await writeFile(path.join(outDir, 'style.css'), texts.join(''))
}

/** Node imports no folders; programs that are run from their sources may. */
const FILES: Readonly<Record<string, { id: string; external: true }>> = {
  'ajv/dist/standalone': { id: 'ajv/dist/standalone/index.js', external: true },
}

export async function buildCli(): Promise<void> {
  await writeBase()
  await build({
    ...common,
    plugins: [withoutShop(), { name: 'entry-files', resolveId: (id) => FILES[id] ?? null }],
    build: {
      outDir: inPackages('cli/dist/bin'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      ssr: true,
      rolldownOptions: {
        input: { pumian: inPackages('cli/src/pumian.ts') },
        external: (id) => isPackage(id) && !Object.hasOwn(FILES, id),
        // of React, which the editor's hooks import, nothing is used
        treeshake: { moduleSideEffects: 'no-external' },
        // the bundle reads its data two folders above each of its files
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const shops = path.join(repository, 'schemas', SHOP_SHAPES)
  await rm(inPackages('cli/schemas'), { recursive: true, force: true })
  await cp(path.join(repository, 'schemas/common'), inPackages('cli/schemas/common'), {
    recursive: true,
    filter: (source) => source !== shops,
  })
  await mkdir(inPackages('cli/schemas/widgets'), { recursive: true })
  for (const file of ['schemas/page.schema.json', 'schemas/widgets/W0000.schema.json', '.oxfmtrc.json'])
    await copyFile(path.join(repository, file), inPackages(`cli/${file}`))
}

/** The folders of examples/ of which a template is made, later ones over earlier ones. */
const TEMPLATES = {
  vite: ['common', 'vite'],
  next: ['common', 'with-server', 'next'],
  'react-router': ['common', 'with-server', 'react-router'],
}

/** Templates are made of the examples; tests make applications of them. */
export async function buildCreate(): Promise<void> {
  const templates = inPackages('create/templates')
  await rm(templates, { recursive: true, force: true })
  for (const [name, parts] of Object.entries(TEMPLATES)) {
    const template = path.join(templates, name)
    const folders = parts.map((part) => path.join(repository, 'examples', part))
    for (const folder of folders) await cp(folder, template, { recursive: true })
    await writeFile(path.join(template, 'package.json'), await manifestOf(folders))
    // npm leaves files of this name out of packages
    await rename(path.join(template, '.gitignore'), path.join(template, '_gitignore'))
  }
}

/** One package.json of those of the folders that have one: their groups are joined. */
async function manifestOf(folders: readonly string[]): Promise<string> {
  const joined: Record<string, unknown> = {}
  for (const file of folders
    .map((folder) => path.join(folder, 'package.json'))
    .filter((each) => existsSync(each)))
    for (const [key, value] of Object.entries(JSON.parse(await readFile(file, 'utf8')) as object))
      joined[key] = isRecord(value) ? { ...(joined[key] as object | undefined), ...value } : value
  return `${JSON.stringify(joined, null, 2)}\n`
}

/** The licence beside each package's manifest, where npm packs it. */
export async function copyLicence(): Promise<void> {
  for (const name of ['engine', 'cli', 'create'])
    await copyFile(inPackages('LICENSE'), inPackages(`${name}/LICENSE`))
}

async function writeBase(): Promise<void> {
  const root = path.join(repository, '.cache/packages/none')
  const files = await generateHost(root, {
    out: BASE,
    specifierOf: (file) => path.join(repository, 'schemas', file),
  })
  await writeFiles(files, '')
}
