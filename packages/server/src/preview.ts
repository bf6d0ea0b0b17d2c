import { preview, tellRefusal } from './run-preview.ts';

preview(process.argv.slice(2)).catch((error: unknown) => {
  tellRefusal(error);
  process.exit(1);
});
