export const generatedNotice = '// Generated from openapi/ by "npm run generate". Do not edit.\n\n';
