// The styles of every page. The build adds those of Mantine's components (scripts/build/vite/mantine-styles.ts).
import './styles.css';
import '@mantine/core/styles/baseline.layer.css';
import './theme-variables.css';
import '@mantine/core/styles/global.layer.css';
