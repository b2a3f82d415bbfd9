# Runs once in each PowerShell runspace that the worker opens, before the first function runs there.
# Put here what every function needs, and what may take a moment: signing in, importing modules.
