/** The order of the folders of each floor, lowest first: a folder may import only those before it. */

export interface FloorOrder {
  floor: string
  /** Paths below the floor. A file directly in the floor stands above all of them. */
  order: readonly string[]
  /** Those of them that others enter through a door only. */
  contexts: readonly string[]
}

/** Files of a context that others may import: its `index.ts`, and actions and dialogs, which `import()` loads on their own. */
export const DOOR = /^(?:index\.ts|[\w-]+\.(?:actions\.ts|dialog\.tsx))$/

/** The nouns of all floors: a floor has folders for those that it needs. */
export const CONTEXTS = [
  'platform',
  'back-office',
  'members',
  'pricing',
  'catalogue',
  'payments',
  'marketing',
  'shops',
  'content',
  'checkout',
  'orders',
  'aftersales',
] as const

/** Sections of the storefront that put several contexts together: the member centre, and the pages of examples. */
export const COMPOSITIONS = ['account', 'showcase'] as const

const STOREFRONT_FEATURES = [...CONTEXTS, ...COMPOSITIONS].map((name) => `features/${name}`)

const DESIGNER = [
  'shell/api',
  'shell/ui',
  'shell/sign-in',
  'shell/routing',
  'shell/tables',
  'shell/drawing',
  'shell/messages',
  'shell/help',
  'images',
  'fields',
  'forms',
  'editor/saving',
  'editor/workspace',
  'editor/presence',
  'editor/actions',
  'editor/canvas-view',
  'editor/placement',
  'editor/drag',
  'editor/files',
  'editor/clipboard',
  'editor/menu',
  'editor/canvas-text',
  'editor/canvas',
  'editor/palette',
  'editor/outline',
  'editor/modules',
  'editor/history',
  'editor/find',
  'editor/shortcuts',
  'editor/panel',
  'editor/publish',
  'editor/review',
  'editor/conflict',
  'editor/topbar',
  'editor/layout',
  'back-office/account',
  'back-office/batches',
  'back-office/csv',
  'back-office/views',
  'back-office/images',
  'back-office/messages',
  'back-office/operators',
  'back-office/roles',
  'back-office/pages',
  'back-office/records',
  'back-office/dashboard',
  'back-office/audit',
  'back-office/reports',
  'back-office/settings',
  'back-office/start',
  'back-office/worklists',
] as const

/** `registry` hands contexts what those above them provide; what runs several contexts lies above it. */
const SERVER = [
  'config',
  'core',
  'storage',
  'db',
  'fonts',
  'metrics',
  ...CONTEXTS,
  'registry',
  'ssr',
  'designer',
  'demo',
  'commands',
  'app',
] as const

export const FLOOR_ORDERS: readonly FloorOrder[] = [
  { floor: 'storefront', order: ['shell', ...STOREFRONT_FEATURES, 'app'], contexts: STOREFRONT_FEATURES },
  { floor: 'designer', order: DESIGNER, contexts: DESIGNER },
  { floor: 'server', order: SERVER, contexts: CONTEXTS },
]
