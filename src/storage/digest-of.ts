/** A short hash of a text, to compare it by, or in place of a token that must not be stored; not cryptographic. */
export function digestOf(text: string): string {
  let [a, b] = [0x9e_37_79_b9, 0x85_eb_ca_6b]
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 0x01_00_01_93)
    b = Math.imul(b + code, 0xc2_b2_ae_35) ^ (b >>> 13)
  }
  return `${text.length}-${a >>> 0}-${b >>> 0}`
}
