import type { Upload } from '@ninefold/contract/call';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';
import { sniff } from '#storage/sniff.ts';
import type { UploadedFile } from '../handlers.ts';

/** The one file of a multipart call, whole, within its limit, and of a kind that its bytes (not its name) prove. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new AppError('wrong_content_type');
  const part = await request.file({ limits: { fileSize: upload.maxBytes, files: 1, fields: 0, parts: 1 } });
  if (!part) throw new AppError('invalid_input', { fields: ['file'] });
  const bytes = await part.toBuffer();
  const kind = sniff(bytes);
  if (!kind || !upload.kinds.some((wanted) => kind.contentType.startsWith(`${wanted}/`)))
    throw new AppError('file_not_accepted', { fields: ['file'] });
  return { bytes, ...kind };
}
