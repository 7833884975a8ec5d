/**
 * Every command of package.json with its arguments. Needs no installed packages, so `--help` answers before anything is
 * installed or built.
 * @typedef {object} Command
 * @property {string} summary one line
 * @property {string} [takes] positional arguments as shown in the usage; omitted: none
 * @property {import('node:util').ParseArgsConfig['options']} [options]
 * @property {Record<string, string>} [about] option → what it does
 * @property {boolean} [passes] unknown arguments are passed to the underlying program
 * @property {string} [help] the whole help text, for a command that parses its other arguments itself
 */

const flag = /** @type {const} */ ({ type: 'boolean', default: false })

const VALIDATE_USAGE = `用法：npm run validate -- [--format text|json|github] [--strict] [--fix] 文件…

校验页面文件，报告每个问题的位置和原因。“文件”可以是文件、目录（其下所有 .json）或通配符。

  --format text    每行一个问题：文件:行:列  组件类型 uuid  路径  说明（默认）
  --format json    标准输出为一个数组：{file,line,column,severity,type,uuid,path,keyword,message}
  --format github  GitHub Actions 注释
  --strict         警告也算错误
  --fix            改正超出范围的数值、类型不对的值、不认识的选项（猜不出的改回默认值）和拼错的属性名，并写成规范格式
  --help           显示本说明

退出码：0 全部有效（警告不算，除非 --strict），1 有错误，2 有文件无法读取或参数不正确
`

const IMPORT_USAGE = `用法：npm run -s import -- [--platform pc|h5] [--part header|body|footer] 文件

把上游页面（组件数组、{"data":[…]}、getTemplateContent 的行、getHeaderOrFooter 的行）转换为页面文档，写到标准输出；
丢弃和改动的内容报告到标准错误。“文件”为 - 时读标准输入。

  --platform  页面的平台（默认 pc）
  --part      只取页头、主体或页脚：上游设计器载入的数组把三者连在一起
  --help      显示本说明

退出码：0 成功（警告不算），1 有错误，2 文件无法读取或参数不正确
`

const EXPORT_USAGE = `用法：npm run -s export -- [--rows] [--plain] 文件

把页面文档转换为上游的组件数组，写到标准输出。“文件”为 - 时读标准输入。

  --rows   写成 getTemplateContent 的行 [{id,name,config}]
  --plain  不带还原用的 pumian 标记；再导入时排序键和省略的默认值不能还原
  --help   显示本说明

退出码：0 成功（警告不算），1 有错误，2 文件无法读取或参数不正确
`

const MERGE_USAGE = `用法：npm run -s merge -- 祖先 我的 对方的 [显示的文件名]

把两份修改过的页面文件与共同的祖先三方合并，写回“我的”文件（规范格式）；规则与设计器相同：双方改动同一处时保留我的。
每处冲突报告到标准错误：文件:行:列  组件类型 uuid  路径  说明。供 git 作合并驱动（%O %A %B %P），见 docs/editor.md。

  --help  显示本说明

退出码：0 已合并，1 已合并但有冲突或更多错误，2 没有合并，“我的”文件不变
`

/** @type {Command['options']} Of a running shop. */
const SHOP = { url: { type: 'string' }, user: { type: 'string' }, code: { type: 'string' } }

const ABOUT_SHOP = {
  url: 'address of the shop; otherwise that of the last pull, or http://localhost:3000',
  user: "operator's account, otherwise PUMIAN_USER; the password is PUMIAN_PASSWORD, or asked for; PUMIAN_TOKEN is an access token instead",
  code: 'code of the second factor, for accounts that have one',
}

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: { summary: 'installs and builds what is missing, seeds an empty database, serves the shop' },
  dev: { summary: 'serves the shop from its sources, with hot reload' },
  test: {
    summary: 'checks and tests everything',
    takes: '[ARGUMENT OF VITEST…]',
    passes: true,
  },
  build: { summary: 'builds shop, designer and server into dist', passes: true },
  check: {
    summary: 'runs static checks: all of them, or those named',
    takes: '[NAME…]',
    options: { list: flag, fast: flag },
    about: {
      list: 'names the checks',
      fast: 'skips the slow ones: database, distribution, bundles',
    },
  },
  generate: {
    summary: 'writes types, validators, forms and tables from the schemas, and missing samples',
    options: { root: { type: 'string' }, out: { type: 'string' }, trace: flag },
    about: {
      root: 'folder of an application with schemas/widgets of its own; without it this repository',
      out: "where the application's files go; without it schemas/generated in its folder",
      trace: 'shows the stack of an error in the generator',
    },
  },
  freeze: {
    summary: 'freezes current schema versions with a sample page: those of the types, or all at a release',
    takes: '[TYPE…]',
    options: { unreleased: flag },
    about: { unreleased: 'allows frozen versions to change, until the first release' },
  },
  validate: {
    summary: 'validates page files',
    takes: 'FILE…',
    options: { format: { type: 'string', default: 'text' }, strict: flag, fix: flag },
    help: VALIDATE_USAGE,
  },
  merge: {
    summary: 'merges two edited page files with their common ancestor',
    takes: 'BASE OURS THEIRS [NAME]',
    help: MERGE_USAGE,
  },
  pull: {
    summary: "writes the drafts of a shop's pages into a folder; all files or none",
    takes: 'FOLDER [PAGE…]',
    options: { ...SHOP, force: flag },
    about: { ...ABOUT_SHOP, force: 'overwrites files that were edited and not pushed' },
  },
  push: {
    summary: 'saves the page files that were edited since the pull as drafts; all or none',
    takes: 'FOLDER [PAGE…]',
    options: SHOP,
    about: ABOUT_SHOP,
  },
  lsp: {
    summary: 'language server of page documents, on standard input and output',
    options: { stdio: flag },
    about: { stdio: 'what editors add; there is no other way' },
  },
  vsix: { summary: 'packs the extension of Visual Studio Code into dist/pumian-pages.vsix' },
  import: {
    summary: 'turns an upstream page into a page document',
    takes: 'FILE',
    options: { platform: { type: 'string' }, part: { type: 'string' } },
    help: IMPORT_USAGE,
  },
  export: {
    summary: 'turns a page document into the upstream form',
    takes: 'FILE',
    options: { rows: flag, plain: flag },
    help: EXPORT_USAGE,
  },
  'new:widget': {
    summary: 'writes schema, renderer and sample of a new widget; existing files are kept',
    takes: 'TYPE TITLE',
  },
  'new:section': {
    summary: "writes a page of the shop's own: schema, section, address and its test",
    takes: 'TYPE TITLE /ADDRESS CONTEXT',
    options: { ask: { type: 'string' } },
    about: {
      ask: 'path of a GET of the API, such as /distributor/list, whose answer the page is drawn from',
    },
  },
  'new:endpoint': {
    summary: 'writes a GET of the API: declaration, handler and sample call',
    takes: '/ADDRESS SUMMARY GROUP MODULE',
  },
  'new:property': {
    summary: 'writes an optional property into the schema of a widget, section, setting or shared shape',
    takes: 'TYPE NAME TITLE string|text|integer|number|money|boolean|enum|colour|picture|video|link|datetime',
    options: {
      default: { type: 'string' },
      min: { type: 'string' },
      max: { type: 'string' },
      unit: { type: 'string' },
      values: { type: 'string' },
      group: { type: 'string' },
      after: { type: 'string' },
      about: { type: 'string' },
    },
    about: {
      default: "otherwise '', 0, false, the first choice, or what the limits allow",
      min: 'least number, or least letters of a text',
      max: 'greatest number, or most letters of a text',
      unit: 'beside a number: px, 天',
      values: 'choices of an enum with their labels: left=左,right=右',
      group: 'group of the form; the property comes after the others of it',
      after: 'name of the property that it follows; otherwise it is the last one',
      about: 'what operators read below the field',
    },
  },
  'rename:property': {
    summary: 'renames a property of a widget: schema, step for saved pages, renderer',
    takes: 'TYPE OLD NEW',
  },
  reword: {
    summary: 'changes a text of the interface where it is defined, and in tests and documents that quote it',
    takes: 'OLD NEW',
    options: { at: { type: 'string' }, anyway: flag, test: flag },
    about: {
      at: 'FILE:LINE of the definition that is meant, where there are several',
      anyway: 'also where the specification has the text',
      test: 'runs the tests that quote it, besides those in a browser',
    },
  },
  format: { summary: 'formats every file', passes: true },
  bench: {
    summary: 'measures the project beside its baselines',
    options: { only: { type: 'string' } },
    about: { only: 'letters of the groups to measure; other groups keep their figures' },
    passes: true,
  },
  soak: {
    summary:
      'runs every test that generates its input, many times; with citus, suites on a Citus cluster; with editor, the extension in Visual Studio Code',
    takes: '[citus | editor] [ARGUMENT OF VITEST…]',
    options: {
      times: { type: 'string', default: '10' },
      seed: { type: 'string' },
      orders: { type: 'string', default: '2000000' },
    },
    about: {
      times: 'factor of the usual number of runs',
      seed: 'the seed of an earlier run, to repeat it',
      orders: 'orders of the shop whose lists are measured',
    },
  },
  mutate: {
    summary: 'changes one small thing of the sources at a time and says which changes no test notices',
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', default: '12' },
      root: { type: 'string' },
      like: { type: 'string' },
      out: { type: 'string' },
    },
    about: {
      count: 'mutants, evenly from all floors',
      seed: 'another one takes other mutants',
      tests: 'test files that run for one mutant, the nearest by imports',
      root: 'another checkout, with its own node_modules, whose files are changed and put back',
      like: 'file of an earlier run, whose mutants are taken where their code still exists',
      out: 'file for the mutants and what became of them, .cache/mutants.json if not given',
    },
  },
  backup: {
    summary: 'writes database and uploaded files into one archive',
    takes: 'FILE',
  },
  restore: {
    summary: 'restores an archive, all or nothing, into an empty database',
    takes: 'FILE',
    options: { replace: flag },
    about: { replace: 'deletes the current content of the database' },
  },
  'audit:head': { summary: "prints the head of each company's audit log, to be stored on another machine" },
  'audit:verify': {
    summary: "verifies the operators' audit log; names its first broken row",
    options: { head: { type: 'string' } },
    about: { head: 'file with lines of audit:head: the rows that they name must exist unchanged' },
  },
  months: { summary: 'partitions tables by month and creates the months ahead, as servers do themselves' },
  distribute: { summary: 'distributes the tables over the machines of a Citus cluster; can be repeated' },
  'secrets:rotate': {
    summary: 'replaces the keys of signatures; encrypts TOTP secrets with the first of PUMIAN_SECRET_KEYS',
    options: { company: { type: 'string' }, now: flag },
    about: {
      company: 'id of the only company to process',
      now: 'makes earlier signatures invalid at once, instead of after half an hour',
    },
  },
  mcp: {
    summary:
      'serves the pages of a running shop to agents, over the Model Context Protocol on stdin and stdout',
    options: {
      url: { type: 'string' },
      username: { type: 'string' },
      company: { type: 'string' },
    },
    about: {
      url: 'address of the shop, or PUMIAN_MCP_URL; http://localhost:3000 if not given',
      username:
        'operator, or PUMIAN_MCP_USERNAME; the password is in PUMIAN_MCP_PASSWORD, a code in PUMIAN_MCP_CODE; with PUMIAN_MCP_TOKEN none of them',
      company: 'id of the company, where the address alone does not say it',
    },
  },
  docs: { summary: 'serves the documents as a site while they are written', passes: true },
  'docs:build': {
    summary: 'builds the site of the documents into dist/docs; a dead link fails',
    passes: true,
  },
  packages: {
    summary: 'builds the packages of the engine, which applications with widgets of their own install',
  },
  screens: {
    summary: 'draws every widget and page into screens/',
    takes: '[WORD OF A NAME…]',
    options: { readme: flag, palette: flag, handbook: flag },
    about: {
      readme: 'only the pictures of the README',
      palette: "only the pictures of the designer's palette",
      handbook: "does the tasks of the operators' handbook at a new shop and takes their pictures",
    },
  },
}
