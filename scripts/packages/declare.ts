/** Declarations of the engine's package: of public names alone, one file a door. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { repository } from '../generate/sources'
import { DOORS } from './doors'

const PACKAGE = path.join(repository, 'packages/engine')
const EMITTED = path.join(repository, '.cache/packages/types')

export async function declareEngine(): Promise<void> {
  await rm(EMITTED, { recursive: true, force: true })
  await emit()
  await mkdir(path.join(PACKAGE, 'dist'), { recursive: true })
  for (const door of DOORS) rollUp(door)
}

async function emit(): Promise<void> {
  const args = [
    '-p',
    path.join(PACKAGE, 'tsconfig.json'),
    '--noEmit',
    'false',
    '--emitDeclarationOnly',
    '--outDir',
    EMITTED,
  ]
  await promisify(execFile)(process.execPath, [
    path.join(repository, 'node_modules/typescript/bin/tsc'),
    ...args,
  ])
  const files = readdirSync(EMITTED, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  )
  await Promise.all(files.map((file) => writeFile(path.join(EMITTED, file), led(file))))
}

/** The text of a declaration with the floors' aliases as relative paths, as other compilers need them. */
const led = (file: string): string =>
  readFileSync(path.join(EMITTED, file), 'utf8').replaceAll(
    /(["'])@(schemas|engine)(\/[^"']+)?\1/g,
    (_whole, quote: string, floor: string, inside = '/index') => {
      const target = path.posix.relative(path.posix.dirname(file), `${floor}${inside}`)
      return `${quote}${target.startsWith('.') ? target : `./${target}`}${quote}`
    },
  )

/** @throws Error with what the extractor has found */
function rollUp(door: string): void {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: EMITTED,
      mainEntryPointFilePath: path.join(EMITTED, `packages/engine/src/${door}.d.ts`),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'ESNext',
            moduleResolution: 'bundler',
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            strict: true,
            skipLibCheck: true,
            types: [],
          },
        },
      },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: path.join(PACKAGE, `dist/${door}.d.ts`) },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(PACKAGE, 'package.json'),
  })
  const found: string[] = []
  const { succeeded } = Extractor.invoke(config, {
    messageCallback(message) {
      message.handled = true
      if (message.logLevel === ExtractorLogLevel.Error)
        found.push(message.formatMessageWithLocation(repository))
    },
  })
  if (!succeeded) throw new Error(`${door}: ${found.join('\n')}`)
}
