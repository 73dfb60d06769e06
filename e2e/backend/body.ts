import type { IncomingMessage } from 'node:http';

/** One part of a multipart body. `fileName` is null for a plain field. */
export interface Part {
  readonly name: string;
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
}

/** A parsed request body; what is neither JSON nor multipart stays text. */
export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'multipart'; readonly parts: readonly Part[] }
  | { readonly kind: 'text'; readonly text: string };

/** Reads the whole body. Fails if the caller disconnects. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) {
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  }
  const bytes = new Uint8Array(Buffer.concat(chunks));
  if (bytes.length === 0) return { kind: 'none' };
  const type = request.headers['content-type'] ?? '';
  try {
    if (type.startsWith('multipart/form-data')) {
      return { kind: 'multipart', parts: await multipart(bytes, type) };
    }
    const text = new TextDecoder().decode(bytes);
    if (!type.includes('json')) return { kind: 'text', text };
    const value: unknown = JSON.parse(text);
    return { kind: 'json', value };
  } catch {
    return { kind: 'text', text: new TextDecoder().decode(bytes) };
  }
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Part[]> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, fileName: null, bytes: new TextEncoder().encode(value) }
        : { name, fileName: value.name, bytes: new Uint8Array(await value.arrayBuffer()) },
    ),
  );
}
