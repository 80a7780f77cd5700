import { defineConfig } from '@playwright/test';
import config from './playwright.config';

const { grepInvert: _leftOut, ...everything } = config;
export default defineConfig(everything);
