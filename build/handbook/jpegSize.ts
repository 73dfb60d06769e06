/** Reads the size of a JPEG in dots from its first frame, which follows a series of blocks that each state their length. */
export function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('This is no JPEG.');
}
