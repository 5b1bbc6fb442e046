problem-server-mistyped-code = There is a typing error in this recovery code. Compare it with what you wrote down.
problem-server-bad-recovery-code = This recovery code opens nothing: it was used or replaced, or belongs to another server.
problem-server-no-such-device = You have no such device; it may have been ended already.
problem-server-no-such-company = There is no such group, or you are not one of it.
