import type { Upload } from '@ninefold/contract/call';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';
import { sniff } from '#storage/sniff.ts';
import type { UploadedFile } from '../handlers.ts';

/** Enough for every input that goes along with a file. */
const MOST_INPUT_BYTES = 4096;

const BEGINS = { image: 'image/', audio: 'audio/', zip: 'application/zip', piece: 'application/octet-stream' } as const;
const ZIP = { contentType: 'application/zip', extension: 'zip' };
/** What is inside is judged by whoever opens it. */
const isZip = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32BE(0) === 0x50_4b_03_04;
/** A part of a file says nothing by itself. */
const PIECE = { contentType: 'application/octet-stream', extension: 'part' };

type Sent = { file: UploadedFile; input: unknown };

/**
 * The one file of a multipart call, whole, within its limit, and of a kind that its bytes (not its name) prove. What goes
 * along with it is JSON in a field called `input` before it.
 */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Sent> {
  if (!request.isMultipart()) throw new AppError('wrong_content_type');
  const part = await request.file({
    limits: { fileSize: upload.maxBytes, files: 1, fields: 1, parts: 2, fieldSize: MOST_INPUT_BYTES },
  });
  if (!part) throw new AppError('invalid_input', { fields: ['file'] });
  const bytes = await part.toBuffer();
  const kind = kindOf(bytes, upload);
  if (!kind || !upload.kinds.some((wanted) => kind.contentType.startsWith(BEGINS[wanted])))
    throw new AppError('file_not_accepted', { fields: ['file'] });
  return { file: { bytes, ...kind }, input: readInput(part.fields.input) };
}

function readInput(field: unknown): unknown {
  const value = (field as { value?: unknown } | undefined)?.value;
  if (value === undefined) return {};
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    throw new AppError('invalid_input', { fields: ['input'] });
  }
}

function kindOf(bytes: Buffer, { kinds }: Upload) {
  if (kinds.includes('piece')) return PIECE;
  return isZip(bytes) ? ZIP : sniff(bytes);
}
