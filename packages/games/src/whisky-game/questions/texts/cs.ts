import rows from '../cs.json' with { type: 'json' };

export default rows as unknown;
