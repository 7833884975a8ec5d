#!/usr/bin/env node
/** `npm create pumian FOLDER`: copies the template, an application with two widgets of its own. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
  console.error('npm create pumian FOLDER: makes an application with two widgets of its own in a new folder')
  process.exit(2)
}
const target = resolve(folder)
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`Expected a new or empty folder, got ${target} with files in it.`)
  process.exit(1)
}
cpSync(fileURLToPath(new URL('template', import.meta.url)), target, { recursive: true })
// npm leaves files of this name out of packages
renameSync(join(target, '_gitignore'), join(target, '.gitignore'))
const file = join(target, 'package.json')
const name = basename(target)
  .toLowerCase()
  .replaceAll(/[^a-z\d._-]+/g, '-')
writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name }, null, 2)}\n`)
console.log(`Made ${target}. Next:\n  cd ${folder}\n  npm install\n  npm run dev`)
