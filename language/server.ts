/** The language server of page documents: what editors ask, answered by the functions of this folder. */
import {
  CodeActionKind,
  CompletionItemKind,
  createConnection,
  DiagnosticSeverity,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  SymbolKind,
  TextDocuments,
  TextDocumentSyncKind,
  type CodeAction,
  type Connection,
  type Diagnostic,
  type DocumentSymbol,
} from 'vscode-languageserver/node'
import { TextDocument, type Position } from 'vscode-languageserver-textdocument'
import type { LocatedProblem } from '@schemas'
import { completionsAt } from './completion'
import { fixesOf } from './fixes'
import { hoverAt } from './hover'
import { isPageFile, OpenPage } from './open-page'
import { foldsOf, outlineOf, type OutlineEntry } from './outline'
import { definitionOf, referencesOf, renameWidget, uuidAt } from './references'

const SOURCE = '铺面'

/** Answers until the stream ends. */
export function serve(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(input, output)
  const documents = new TextDocuments(TextDocument)
  const pages = new Map<string, OpenPage>()
  const waiting = new Map<string, NodeJS.Timeout>()

  /** The page of an address; documents of other kinds are left alone. */
  const pageAt = (uri: string): OpenPage | null => {
    const document = documents.get(uri)
    if (!document || !isPageFile(document)) return null
    const known = pages.get(uri)
    if (known?.document === document) return known
    const page = new OpenPage(document)
    pages.set(uri, page)
    return page
  }

  const tell = (uri: string): void => {
    waiting.delete(uri)
    const page = pageAt(uri)
    const diagnostics = page ? page.diagnosis.problems.map((problem) => diagnosticOf(page, problem)) : []
    void connection.sendDiagnostics({ uri, diagnostics })
  }

  documents.onDidChangeContent(({ document: { uri } }) => {
    // as long as the last text took: typing never waits for more than one text
    waiting.set(uri, waiting.get(uri) ?? setTimeout(tell, pages.get(uri)?.time ?? 0, uri))
  })
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(waiting.get(uri))
    waiting.delete(uri)
    pages.delete(uri)
    void connection.sendDiagnostics({ uri, diagnostics: [] })
  })

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ['"'] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: true,
      foldingRangeProvider: true,
      documentFormattingProvider: true,
    },
    serverInfo: { name: SOURCE },
  }))

  answerPlaces(connection, pageAt)
  answerNames(connection, pageAt)
  documents.listen(connection)
  connection.listen()
}

type PageAt = (uri: string) => OpenPage | null

interface At {
  textDocument: { uri: string }
  position: Position
}

/** What is answered of a place or of the whole text. */
function answerPlaces(connection: Connection, pageAt: PageAt): void {
  connection.onCompletion(({ textDocument, position }: At) => {
    const page = pageAt(textDocument.uri)
    if (!page) return null
    const found = completionsAt(page.diagnosis.page, page.document.offsetAt(position))
    return found.map(({ label, title, about, kind, ...change }, index) => ({
      label,
      kind: kind === 'property' ? CompletionItemKind.Property : CompletionItemKind.Value,
      detail: title,
      // Visual Studio Code shows these in every row, the detail in one
      labelDetails: { description: title },
      ...(about !== '' && { documentation: { kind: MarkupKind.Markdown, value: about } }),
      // editors filter by what the range holds, quotes included; titles are found too
      filterText: `${kind === 'property' ? JSON.stringify(label) : label}${title}`,
      sortText: String(index).padStart(4, '0'),
      textEdit: page.editOf(change),
    }))
  })

  connection.onHover(({ textDocument, position }: At) => {
    const page = pageAt(textDocument.uri)
    const hover = page && hoverAt(page.diagnosis.page, page.document.offsetAt(position))
    return (
      hover && { contents: { kind: MarkupKind.Markdown, value: hover.about }, range: page.rangeOf(hover) }
    )
  })

  connection.onCodeAction(({ textDocument: { uri }, range }): CodeAction[] => {
    const page = pageAt(uri)
    if (!page) return []
    const touched = page.diagnosis.problems.filter(
      ({ line }) => line - 1 >= range.start.line && line - 1 <= range.end.line,
    )
    return touched.flatMap((problem) =>
      fixesOf(page.diagnosis, problem, page.style).map(({ title, changes }) => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOf(page, problem)],
        edit: { changes: { [uri]: changes.map((change) => page.editOf(change)) } },
      })),
    )
  })

  connection.onDocumentFormatting(({ textDocument }) => pageAt(textDocument.uri)?.formatted() ?? null)

  connection.onDocumentSymbol(({ textDocument }) => {
    const page = pageAt(textDocument.uri)
    return page && outlineOf(page.diagnosis.page).map((entry) => symbolOf(page, entry))
  })

  connection.onFoldingRanges(({ textDocument }) => {
    const page = pageAt(textDocument.uri)
    if (!page) return null
    return foldsOf(page.diagnosis.page)
      .map((span) => page.rangeOf(span))
      .filter(({ start, end }) => end.line - start.line > 1)
      .map(({ start, end }) => ({ startLine: start.line, endLine: end.line - 1 }))
  })
}

/** What is answered of the uuid at a place. */
function answerNames(connection: Connection, pageAt: PageAt): void {
  const uuidOf = ({ textDocument, position }: At) => {
    const page = pageAt(textDocument.uri)
    const named = page && uuidAt(page.diagnosis.page, page.document.offsetAt(position))
    return named && { page, text: page.diagnosis.page, named, uri: textDocument.uri }
  }

  connection.onDefinition((at) => {
    const found = uuidOf(at)
    const key = found && definitionOf(found.text, found.named.uuid)
    return key && { uri: found.uri, range: found.page.rangeOf(key) }
  })

  connection.onReferences((at) => {
    const found = uuidOf(at)
    if (!found) return null
    const key = at.context.includeDeclaration ? definitionOf(found.text, found.named.uuid) : null
    const spans = [...(key ? [key] : []), ...referencesOf(found.text, found.named.uuid)]
    return spans.map((span) => ({ uri: found.uri, range: found.page.rangeOf(span) }))
  })

  connection.onPrepareRename((at) => {
    const found = uuidOf(at)
    if (!found || !definitionOf(found.text, found.named.uuid)) return null
    const { uuid, start, end } = found.named
    return { range: found.page.rangeOf({ start: start + 1, end: end - 1 }), placeholder: uuid }
  })

  connection.onRenameRequest((asked) => {
    const found = uuidOf(asked)
    if (!found) return null
    const changes = renameWidget(found.text, found.named.uuid, asked.newName)
    if (typeof changes === 'string') throw new ResponseError(LSPErrorCodes.RequestFailed, changes)
    return { changes: { [found.uri]: changes.map((change) => found.page.editOf(change)) } }
  })
}

function diagnosticOf(page: OpenPage, problem: LocatedProblem): Diagnostic {
  return {
    range: page.rangeOfProblem(problem),
    severity: problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: problem.keyword,
    source: SOURCE,
    message: problem.message,
  }
}

function symbolOf(page: OpenPage, { name, detail, key, children, ...span }: OutlineEntry): DocumentSymbol {
  return {
    name,
    detail: span.hidden ? `${detail} 隐藏` : detail,
    kind: children.length > 0 ? SymbolKind.Namespace : SymbolKind.Object,
    range: page.rangeOf(span),
    selectionRange: page.rangeOf(key),
    children: children.map((child) => symbolOf(page, child)),
  }
}
