"""The games as PettingZoo environments; needs ``pip install mazzo[pettingzoo]``.

>>> from mazzo.envs import rubamazzo
>>> env = rubamazzo.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     mask = observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))

``docs/environments.md`` describes actions, observations and rewards.
"""
