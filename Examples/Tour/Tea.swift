import Observation

@MainActor @Observable final class Tea {
    var name = "Green tea"
    var cups = 0
    /// The seconds that are left; `nil` while no tea is brewed.
    var seconds: Int?
}
