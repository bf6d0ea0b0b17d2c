import type { Settings } from '#settings.ts';
import { localStorage } from './local.ts';
import { type S3Settings, s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

type StorageSettings = Pick<Settings, 'STORAGE' | 'DATA_DIR'> & S3Settings;

export const openStorage = (settings: StorageSettings): Storage =>
  settings.STORAGE === 's3' ? s3Storage(settings) : localStorage(settings);
