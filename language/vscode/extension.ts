/** The extension of Visual Studio Code: starts the language server, which tells pages from other JSON files. */
import type { ExtensionContext } from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { LANGUAGE } from './language'

let client: LanguageClient | undefined

export async function activate(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath('server.cjs')
  client = new LanguageClient(
    'pumian-pages',
    '铺面页面',
    { module, transport: TransportKind.stdio },
    {
      // the old side of a comparison is no file
      documentSelector: ['file', 'untitled'].flatMap((scheme) =>
        [LANGUAGE, 'json'].map((language) => ({ scheme, language })),
      ),
    },
  )
  await client.start()
}

export async function deactivate(): Promise<void> {
  await client?.stop()
}
