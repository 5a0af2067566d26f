import createSanitiser from 'dompurify'

type Allows = (value: string) => boolean

const anything: Allows = () => true
const ownMedia: Allows = (value) => /^\/media\/[\w-]+(\.\w+)+$/.test(value)
const pixels: Allows = (value) => /^\d{1,4}$/.test(value)
const secureAddress: Allows = (value) => /^https:\/\/[\w.-]+(\/|$)/.test(value)
const word: Allows = (value) => /^[\w/-]*$/.test(value)

const size = { width: pixels, height: pixels }

/** The allow-list: every element that a topic may contain, with its attributes and their values. */
const elements: Readonly<Record<string, Readonly<Record<string, Allows>>>> = {
  p: {},
  h3: {},
  h4: {},
  ul: {},
  ol: {},
  li: {},
  strong: {},
  em: {},
  br: {},
  a: { href: secureAddress },
  figure: {},
  figcaption: {},
  img: { src: ownMedia, alt: anything, ...size },
  video: { src: ownMedia, poster: ownMedia, controls: anything, playsinline: anything, preload: word, ...size },
  source: { src: ownMedia, type: word },
  track: { src: ownMedia, kind: word, srclang: word, label: anything, default: anything },
}

// Maps, because a plain object also answers to inherited names such as `constructor`.
const allowed = new Map(
  Object.entries(elements).map(([name, attributes]) => [name, new Map(Object.entries(attributes))]),
)

// An instance of its own: hooks on DOMPurify's shared instance would affect every caller.
const sanitiser = createSanitiser(window)

sanitiser.addHook('uponSanitizeAttribute', (element, attribute) => {
  const allows = allowed.get(element.localName)?.get(attribute.attrName)
  attribute.keepAttr = allows?.(attribute.attrValue) === true
})

sanitiser.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a') return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/**
 * Removes from a topic's HTML everything that could run, call another server or pose as the portal (POL-02). In a browser
 * with Trusted Types its result is the only HTML that the page accepts.
 */
export const sanitise = (html: string): TrustedHTML =>
  sanitiser.sanitize(html, {
    ALLOWED_TAGS: [...allowed.keys()],
    ALLOWED_ATTR: [...allowed.values()].flatMap((attributes) => [...attributes.keys()]),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    RETURN_TRUSTED_TYPE: true,
  })
