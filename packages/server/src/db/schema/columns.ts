import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of columns that many tables have. */

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const userId = () => bigint({ mode: 'number' }).notNull();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const now = () => instant().notNull().defaultNow();
export const band = () => numeric({ precision: 2, scale: 1, mode: 'number' });
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
