export const importSave = async (_: string) => ({ text: '', bad: true });
