import createSanitiser from 'dompurify'

type Allows = (value: string) => boolean

const anything: Allows = () => true
const ownMedia: Allows = (value) => /^\/media\/[\w-]+(\.\w+)+$/.test(value)
const pixels: Allows = (value) => /^\d{1,4}$/.test(value)
const secureAddress: Allows = (value) => /^https:\/\/[\w.-]+(\/|$)/.test(value)
const word: Allows = (value) => /^[\w/-]*$/.test(value)

const size = { width: pixels, height: pixels }

/** Every element that a topic may hold, with its attributes and their values. Nothing else comes through. */
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

// Maps, since every object has attributes such as `constructor`.
const allowed = new Map(
  Object.entries(elements).map(([name, attributes]) => [name, new Map(Object.entries(attributes))]),
)

// An instance of its own: hooks of the shared one would be everybody's.
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
 * What is left of a topic's HTML when everything that could run, ask another server or pose as the portal is taken
 * out (POL-02). Where the browser has Trusted Types, the only HTML that the page takes.
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
