import type { Complaint } from '../read-pack.ts';

/** An archive that is not unpacked: what it holds, or how it is made, cannot be trusted. */
export class ArchiveRefused extends Error {
  readonly complaints: Complaint[];
  constructor(complaints: Complaint[]) {
    super(complaints.map(({ file, what }) => `${file}: ${what}`).join('\n'));
    this.complaints = complaints;
  }
}

export const refuse = (file: string, what: string): never => {
  throw new ArchiveRefused([{ file, where: '', what }]);
};
