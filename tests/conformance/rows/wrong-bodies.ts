/**
 * Bodies that each lack one field, or hold something in it that it cannot be.
 * @param right a body that fits, of which every field is needed
 */
export const wrongBodies = (right: object): readonly unknown[] => [
  ...Object.keys(right).map((field) => ({ ...right, [field]: undefined })),
  ...Object.keys(right).map((field) => ({ ...right, [field]: 7 })),
  [],
]
