export * from './faces.ts';
