import Observation

enum Step: Equatable {
    case countries
    case cities(of: String)
}

enum Sheet: Equatable {
    case nights
}

@MainActor @Observable final class Trip {
    var city: String?
    var nights = 2
    /// The screens above the first one.
    var path: [Step] = []
    /// The sheet over the first screen; `nil` without one.
    var sheet: Sheet?
}
