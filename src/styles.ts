// The styles of every page. The build adds those of Mantine's components to the chunks that draw them
// (scripts/build/vite/mantine-styles.ts).
import '@mantine/core/styles/baseline.css';
import './theme-variables.css';
import '@mantine/core/styles/global.css';
import './styles.css';
