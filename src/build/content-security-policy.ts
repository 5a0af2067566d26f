import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { workerPolicy } from '../sw/messages.ts'

/** The name under which DOMPurify hands over sanitised HTML. */
const sanitiserPolicy = 'dompurify'

/**
 * Lets the built page load, run and call nothing but its own files and the backend, and pass HTML or script URLs to the browser
 * only through the named Trusted Types policies. In a `meta` tag, so that it holds offline and on any server.
 *
 * @param backend the real backend's address; empty where the build has none
 */
export function contentSecurityPolicy(backend: string): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<meta charset="utf-8" />',
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(backend)}" />`,
        ),
    },
  }
}

function policyFor(backend: string): string {
  const { origin } = backend === '' ? { origin: '' } : new URL(backend)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    // Pictures that the seller chose or drew.
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...(origin === '' ? [] : [origin, origin.replace(/^http/, 'ws')])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${sanitiserPolicy} ${workerPolicy}`,
  ].join(';')
}

/** The inline style and scripts of a page: the whole texts between the tags. */
export interface InlineParts {
  readonly style: string
  readonly script: string
  /** Follows the rendered markup. */
  readonly lastScript?: string | undefined
}

/** Allows a page's inline parts in its policy, which otherwise forbids them, each by its hash. */
export function allowInline(page: string, parts: InlineParts): string {
  return page.replace(/(http-equiv="Content-Security-Policy" content=")([^"]*)/, (_, begin: string, policy: string) => {
    const scripts = [parts.script, parts.lastScript].filter((text) => text !== undefined).map(hashOf).join(' ')
    return begin + withSource(withSource(policy, 'style-src', hashOf(parts.style)), 'script-src', scripts)
  })
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function withSource(policy: string, directive: string, source: string): string {
  const known = policy.split(';').find((part) => part.startsWith(`${directive} `))
  return known === undefined ? `${policy};${directive} 'self' ${source}` : policy.replace(known, `${known} ${source}`)
}
