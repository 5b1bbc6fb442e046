problem-server-mistyped-code = W tym kodzie odzyskiwania jest literówka. Porównaj go ze swoim zapisem.
problem-server-bad-recovery-code = Ten kod odzyskiwania niczego nie otwiera: został użyty lub zastąpiony albo należy do innego serwera.
problem-server-no-such-device = Nie masz takiego urządzenia; być może jest już odłączone.
problem-server-no-such-company = Nie ma takiej grupy albo do niej nie należysz.
