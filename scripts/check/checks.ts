import type { Findings } from './findings'
import { FOLDERS } from './sources'

/** A program below node_modules that prints its own findings, one or more lines each. */
export interface Tool {
  file: string
  args: readonly string[]
  /** What to do about its findings, printed below them. */
  advice: string
}

export interface NamedCheck {
  about: string
  run: Tool | (() => Promise<string[] | Findings>)
  /** Checks with the same `shares` run in one process, so that the sources are read and parsed once. */
  shares?: 'sources'
  /** Files and folders that decide the result: while they are as they were when it passed, it is not repeated. */
  reads?: readonly string[]
  /** Takes more than a few seconds; skipped by `--fast`. */
  slow?: boolean
}

const PACKAGES = ['package.json', 'package-lock.json']
const TREE = [...FOLDERS, 'vite.config.ts', 'drizzle.config.ts', 'tsconfig.json', ...PACKAGES]

/** In the order in which they are started: the longest first. */
export const CHECKS: Record<string, NamedCheck> = {
  types: {
    about: 'types',
    run: {
      file: 'typescript/bin/tsc',
      args: [
        '--noEmit',
        '--pretty',
        'false',
        // beside the tests: several checkers judge shared types repeatedly, which nearly doubles the work
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/check.tsbuildinfo',
      ],
      advice: 'TypeScript reported the errors above',
    },
    reads: TREE,
  },
  unused: {
    about: 'files, exports and packages without a user, undeclared packages',
    run: async () => (await import('../check-unused')).checkUnused(),
    reads: [...TREE, 'knip.jsonc'],
  },
  lint: {
    about: 'lint',
    run: {
      file: 'oxlint/bin/oxlint',
      args: ['--quiet'],
      advice: 'oxlint reported the findings above; npx oxlint --fix corrects some of them',
    },
    reads: [...TREE, '.oxlintrc.json'],
  },
  generated: {
    about: 'generated files are fresh',
    run: async () => (await import('../check-generated')).checkGenerated(),
    reads: ['schemas', 'engine', 'widgets', 'packages', 'scripts', 'docs', 'README.md', ...PACKAGES],
  },
  distribution: {
    about: 'database can be distributed',
    run: async () => (await import('../check-distribution')).checkDistribution(),
    reads: ['server/db', 'scripts/check-distribution.ts', ...PACKAGES],
    slow: true,
  },
  bundles: {
    about: 'bundles: what shoppers load',
    run: async () => (await import('../check-bundles')).checkBuiltBundles(),
    slow: true,
  },
  imports: {
    about: 'import direction, doors and order of contexts',
    run: async () => {
      const [{ checkImports }, { checkContexts }] = [
        await import('../check-imports'),
        await import('../check-contexts'),
      ]
      return [...checkImports(), ...checkContexts()]
    },
    shares: 'sources',
  },
  cycles: {
    about: 'import cycles',
    run: async () => (await import('../check-cycles')).checkCycles(),
    shares: 'sources',
  },
  sql: {
    about: 'SQL lies in repositories, and runs on one machine of several',
    run: async () => {
      const [{ checkSql }, { checkShards }] = [await import('../check-sql'), await import('../check-shards')]
      return [...checkSql(), ...checkShards()]
    },
    shares: 'sources',
  },
  files: {
    about: 'no file too small or too long',
    run: async () => (await import('../check-files')).checkFiles(),
    shares: 'sources',
  },
  tokens: {
    about: 'styles use the tokens of the design',
    run: async () => (await import('../check-tokens')).checkTokens(),
    shares: 'sources',
  },
  citations: {
    about: 'citations lead to rules in docs/',
    run: async () => (await import('../check-citations')).checkCitations(),
    shares: 'sources',
  },
  readme: {
    about: 'README.md and docs/ are in step with their translations',
    run: async () => {
      const { checkReadme, checkTranslations } = await import('../check-readme')
      return [...checkReadme(), ...checkTranslations()]
    },
  },
  words: {
    about: 'plain words in comments, titles and documents',
    run: async () => (await import('../check-words')).checkWords(),
    shares: 'sources',
  },
  migrations: {
    about: 'schema migrations',
    run: async () => (await import('../check-migrations')).checkMigrations(),
    reads: ['schemas', 'scripts', 'tests/helpers', ...PACKAGES],
  },
  database: {
    about: 'database migrations',
    run: async () => (await import('../check-database')).checkDatabase(),
    reads: ['server/db', 'scripts/check-database.ts', ...PACKAGES],
    slow: true,
  },
  format: {
    about: 'format',
    run: {
      file: 'oxfmt/bin/oxfmt',
      args: ['--list-different'],
      advice: 'the files above are not formatted; run: npm run format',
    },
  },
  lockfile: {
    about: 'lockfile',
    run: async () => (await import('../check-lockfile')).checkLockfile(),
  },
}

/** The check of a name from `CHECKS`. */
export function checkNamed(name: string): NamedCheck {
  const check = CHECKS[name]
  if (!check) throw new Error(`Expected a check out of ${Object.keys(CHECKS).join(', ')}, got ${name}`)
  return check
}
