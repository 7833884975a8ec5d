#!/usr/bin/env node
/** `npm create pumian FOLDER`: makes an application with two widgets of its own from a template. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Of a new application where no terminal can be asked. */
const USUAL = 'vite'
const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url))
const names = [USUAL, ...readdirSync(TEMPLATES).filter((name) => name !== USUAL)]

const { folder, template } = readArguments()
const target = resolve(folder)
if (existsSync(target) && readdirSync(target).length > 0)
  refuse(1, `Expected a new or empty folder, got ${target} with files in it.`)
make(template ?? (process.stdin.isTTY && process.stdout.isTTY ? await ask() : USUAL))

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { template: { type: 'string' } },
    })
    const [only, ...more] = positionals
    if (only === undefined || more.length > 0)
      throw new TypeError(`Expected one folder, got ${positionals.length}.`)
    if (values.template !== undefined && !names.includes(values.template))
      throw new TypeError(`Expected --template to be ${names.join(', ')}; got ${values.template}.`)
    return { folder: only, template: values.template }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse(2, `${error.message}\n\nnpm create pumian FOLDER [-- --template ${names.join('|')}]`)
  }
}

/** @returns the template that is chosen on the terminal, by its number or name */
async function ask() {
  const lines = names.map(
    (name, index) => `  ${index + 1}  ${name.padEnd(14)}${manifestOf(name).description}\n`,
  )
  process.stdout.write(`Which template?\n${lines.join('')}`)
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: `1 to ${names.length} [1]: `,
  })
  terminal.prompt()
  for await (const line of terminal) {
    const answer = line.trim() || '1'
    const chosen = names.find((name, index) => answer === name || answer === String(index + 1))
    if (chosen !== undefined) return chosen
    process.stdout.write(`Expected a number from 1 to ${names.length} or a name, got ${answer}.\n`)
    terminal.prompt()
  }
  return refuse(1, '\nNo template was chosen, so nothing is made.')
}

/** @param {string} chosen */
function make(chosen) {
  const { description: _of, ...manifest } = manifestOf(chosen)
  cpSync(join(TEMPLATES, chosen), target, { recursive: true })
  // npm leaves files of this name out of packages
  renameSync(join(target, '_gitignore'), join(target, '.gitignore'))
  const name = basename(target)
    .toLowerCase()
    .replaceAll(/[^a-z\d._-]+/g, '-')
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ name, ...manifest }, null, 2)}\n`)
  console.log(`Made ${target} (${chosen}). Next:\n  cd ${folder}\n  npm install\n  npm run dev`)
}

/** @param {string} of @returns {Record<string, unknown>} */
function manifestOf(of) {
  return JSON.parse(readFileSync(join(TEMPLATES, of, 'package.json'), 'utf8'))
}

/** @param {number} code @param {string} message @returns {never} */
function refuse(code, message) {
  console.error(message)
  process.exit(code)
}
