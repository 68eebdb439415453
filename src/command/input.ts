/** Standard input and files as they come in: no more of them than is wanted. */

/** The bytes of a stream, no more than so many of them. */
export async function bytesOf(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length > most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** The lines of a stream, up to the first that has more than so many characters. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.length > most) return;
      yield line;
    }
    if (rest.length > most) return;
  }
  if (rest !== '') yield rest;
}
