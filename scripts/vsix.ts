/** `npm run vsix`: packs the extension of Visual Studio Code with its server, without a network. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { build } from 'vite'
import { escapeHtml } from '@schemas/text/escape-html'
import { ROOT } from './check/sources'
import { argumentsOf } from './launch/cli.mjs'

interface Manifest {
  name: string
  displayName: string
  description: string
  version: string
  publisher: string
  engines: { vscode: string }
  categories: string[]
}

/** What the zip says of its files (Open Packaging Conventions). */
const CONTENT_TYPES = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".cjs" ContentType="application/javascript"/>
  <Default Extension=".svg" ContentType="image/svg+xml"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`

const manifestOf = ({ name, displayName, description, version, publisher, engines, categories }: Manifest) =>
  `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="zh-CN" Id="${escapeHtml(name)}" Version="${escapeHtml(version)}" Publisher="${escapeHtml(publisher)}"/>
    <DisplayName>${escapeHtml(displayName)}</DisplayName>
    <Description xml:space="preserve">${escapeHtml(description)}</Description>
    <Tags></Tags>
    <Categories>${escapeHtml(categories.join())}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escapeHtml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
`

argumentsOf('vsix')
const built = join(ROOT, '.cache/vsix')
const parts = { extension: 'language/vscode/extension.ts', server: 'scripts/lsp.ts' }
await rm(built, { recursive: true, force: true })
for (const [name, file] of Object.entries(parts))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: ['vscode'] },
    build: {
      ssr: true,
      outDir: built,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input: join(ROOT, file),
        external: ['vscode'],
        output: { format: 'cjs', entryFileNames: `${name}.cjs`, codeSplitting: false },
      },
    },
  })

const read = async (folder: string, name: string) => new Uint8Array(await readFile(join(folder, name)))
const source = join(ROOT, 'language/vscode')
const files = new Map<string, Uint8Array>()
for (const name of await readdir(source)) if (!name.endsWith('.ts')) files.set(name, await read(source, name))
for (const name of Object.keys(parts)) files.set(`${name}.cjs`, await read(built, `${name}.cjs`))
const manifest = JSON.parse(strFromU8(files.get('package.json') ?? new Uint8Array())) as Manifest
const archive = zipSync({
  'extension.vsixmanifest': strToU8(manifestOf(manifest)),
  '[Content_Types].xml': strToU8(CONTENT_TYPES),
  extension: Object.fromEntries(files),
})
const target = 'dist/pumian-pages.vsix'
await mkdir(join(ROOT, 'dist'), { recursive: true })
await writeFile(join(ROOT, target), archive)
console.log(
  `${target}: ${Math.ceil(archive.length / 1024)} kB; install it with: code --install-extension ${target}`,
)
