import Observation

enum Size: String, CaseIterable {
    case small = "Small"
    case large = "Large"
}

@MainActor @Observable final class Order {
    var name = ""
    var mail = ""
    var size = Size.small
    var cups = 1
    var isGift = false
    var greeting = ""
    var isSent = false
}
