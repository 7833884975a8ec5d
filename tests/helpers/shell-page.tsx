/** A page of the designer's shell, drawn for an operator with some role. */
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Preset } from '@schemas/rights'
import { drawIn } from './dialog'
import { openWorkspace } from './workspace'

export const drawPage = (page: ReactNode, role: Preset = 'owner') =>
  drawIn(openWorkspace(), <BrowserRouter useTransitions={false}>{page}</BrowserRouter>, role)
