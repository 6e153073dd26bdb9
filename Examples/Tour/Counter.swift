import Observation

@MainActor @Observable final class Counter {
    var count = 0
}
