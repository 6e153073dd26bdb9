struct TestFailure: Error, Equatable {}
