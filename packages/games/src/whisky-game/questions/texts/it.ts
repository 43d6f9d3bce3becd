import rows from '../it.json' with { type: 'json' };

export default rows as unknown;
