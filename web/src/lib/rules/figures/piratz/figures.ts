export const FIGURES: Record<string, unknown> = {};
